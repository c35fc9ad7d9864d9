import { expect, it } from 'vitest';
import { closureOfSource, quietScope } from './expression.fixture.ts';

function observed(source: string, self: unknown): readonly (readonly [string, unknown])[] {
  const parts: (readonly [string, unknown])[] = [];
  closureOfSource(source)({ ...quietScope, self: JSON.parse(JSON.stringify(self)) }, ({ range }, value) => {
    parts.push([source.slice(range.start, range.end), value]);
  });
  return parts;
}

it('names the value of each part that was evaluated, as it stands in the data', () => {
  expect(observed("self.pages > 400 && self.title == 'Emma'", { pages: 474 })).toEqual([
    ['400', 400],
    ['self', { pages: 474 }],
    ['self.pages', 474],
    ['self.pages > 400', true],
    ['self', { pages: 474 }],
    ['self.title', undefined],
    ["'Emma'", 'Emma'],
    ["self.title == 'Emma'", false],
    ["self.pages > 400 && self.title == 'Emma'", false],
  ]);
});

it('names no part that the others made needless', () => {
  const parts = observed('self.lent || self.pages > 400', { lent: true });
  expect(parts.map(([part]) => part)).toEqual(['self', 'self.lent', 'self.lent || self.pages > 400']);
});

it('names a part of a list function once for each row', () => {
  const parts = observed('self.copies.exists(c, c.lent)', { copies: [{ lent: false }, { lent: true }] });
  expect(parts.filter(([part]) => part === 'c.lent')).toEqual([
    ['c.lent', false],
    ['c.lent', true],
  ]);
});
