import { describe, expect, it } from 'vitest';
import { oppositeOf } from './opposite-of.ts';

describe('the opposite of a condition', () => {
  it.each([
    ["self.status == 'active'", "!(self.status == 'active')"],
    ['self.isLocked', '!self.isLocked'],
    ['blank(old)', '!blank(old)'],
    ['blank(old) || self.a', '!(blank(old) || self.a)'],
    ['!self.a && !self.b', '!(!self.a && !self.b)'],
    ["!(self.a == ')') || (self.b == '(')", "!(!(self.a == ')') || (self.b == '('))"],
    ["self.name.contains(')')", "!self.name.contains(')')"],
    ['!hasRole("a\\")b")', 'hasRole("a\\")b")'],
    ["(self.a == 1) && (self.b == ')')", "!((self.a == 1) && (self.b == ')'))"],
    ['self.isOpen // until signed (by both', '!(self.isOpen // until signed (by both\n)'],
    ["blank(old) // never, e.g. ')'", "!(blank(old) // never, e.g. ')'\n)"],
    ['blank(old // as it was (once)\n)', '!blank(old // as it was (once)\n)'],
    ["self.url == 'http://a'", "!(self.url == 'http://a')"],
    ['', ''],
  ])('of %s is %s, and that of this is what stood there', (condition, opposite) => {
    expect(oppositeOf(condition)).toBe(opposite);
    expect(oppositeOf(opposite)).toBe(condition);
  });
});
