import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compiled, evaluate, quietScope } from './expression.fixture.ts';

it.each([
  ["self.title == ''", true],
  ["self.author.name == ''", true],
  ["self.title.startsWith('a')", false],
  ['size(self.title) == 0', true],
  ['size(self.tags) == 0', true],
  ["self.tags.exists(t, t == 'a')", false],
  ["self.tags.all(t, t == 'a')", true],
  ["'a' in self.tags", false],
  ["self.copies[3].shelf == ''", true],
  ["self.title + 'x' == 'x'", true],
  ["self.tags + ['a'] == ['a']", true],
  ['self.lent', false],
  ['!self.lent', true],
  ['self.lent == false', true],
  ['blank(self.author)', true],
  ['blank(self.pages)', true],
  ['has(self.title)', false],
])('reads a missing text, list, object or mark as an empty one: %s is %s', (source, expected) => {
  for (const self of [undefined, null, {}, { title: null, tags: null, author: null, lent: null }]) {
    expect(evaluate(source, { self })).toBe(expected);
  }
});

it.each([
  ...['==', '!=', '<', '<=', '>', '>='].flatMap((sign) => [
    `self.pages ${sign} 3`,
    `3.0 ${sign} self.price`,
    `self.pages + 1 ${sign} 3.0`,
    `self.published ${sign} today()`,
    `today() ${sign} self.published`,
    `self.returnedAt ${sign} now()`,
    `age(self.author.born) ${sign} 18`,
    `addDays(self.published, 30) ${sign} today()`,
    `yearsBetween(self.published, today()) ${sign} 5`,
  ]),
])('finds every comparison with a missing number or day false: %s', (source) => {
  for (const self of [
    undefined,
    {},
    { pages: null, price: null, published: '', returnedAt: 'soon', author: {} },
  ]) {
    expect(evaluate(source, { self })).toBe(false);
  }
});

it.each([
  ["self.published <= today() && self.published > date('1900-01-01')", { published: '2026-03-01' }, true],
  ['self.published == today()', { published: '2026-03-01' }, true],
  ['daysBetween(self.published, today()) > 27', { published: '2026-02-01' }, true],
  ["addDays(self.published, 28) == date('2026-03-01')", { published: '2026-02-01' }, true],
  ['self.returnedAt == now()', { returnedAt: '2026-03-01T09:00:00+01:00' }, true],
  ['age(self.author.born) == 22', { author: { born: '2004-02-29' } }, true],
  ["matches(self.title, '^[A-Z]')", { title: 'Emma' }, true],
  ["self.title.matches('^[a-z]')", { title: 'Emma' }, false],
  ["hasRole('librarian') && hasPermission('lending') && inOrganization('org:NORTH')", {}, true],
  ["self.ratings['one'] > 2", { ratings: { one: 3 } }, true],
])('gives days, patterns and the user their meaning: %s', (source, self, expected) => {
  expect(evaluate(source, { self })).toBe(expected);
});

it('reads a stored record by the name of its entity', () => {
  expect(evaluate("author.name == 'Austen'", { records: { author: { name: 'Austen' } } })).toBe(true);
  expect(evaluate("author.name == ''")).toBe(true);
});

it('tells the new version from the stored one', () => {
  expect(evaluate('self.title != old.title', { self: { title: 'Emma' }, old: { title: 'Persuasion' } })).toBe(
    true,
  );
});

it('never throws on data, whatever stands in it', () => {
  const functions = [
    "self.title + self.author.name == 'x' || self.copies[0].shelf in self.tags",
    'self.pages + self.price * 2.0 > 3.0 || -self.pages < 0.0',
    "self.copies.filter(c, c.lent).map(c, c.shelf).exists(s, s.startsWith('a'))",
    'age(self.author.born) > 18 || daysBetween(self.published, old.published) > 3',
    "self.ratings['a'] > 3 || size(self.title) > size(self.tags)",
    "self.lent ? self.title == '' : blank(self.author)",
  ].map(compiled);
  fc.assert(
    fc.property(hostileBook, hostileBook, (self, old) => {
      for (const run of functions) expect(typeof run({ ...quietScope, self, old } as never)).toBe('boolean');
    }),
  );
});

const hostile = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', '2026-99-99', Number.MAX_VALUE));

const hostileBook = fc.oneof(
  hostile,
  fc.record({
    title: hostile,
    pages: hostile,
    price: hostile,
    lent: hostile,
    published: hostile,
    tags: fc.oneof(hostile, fc.array(hostile)),
    author: fc.oneof(hostile, fc.record({ name: hostile, born: hostile })),
    copies: fc.oneof(hostile, fc.array(fc.oneof(hostile, fc.record({ shelf: hostile, lent: hostile })))),
    ratings: hostile,
  }),
);
