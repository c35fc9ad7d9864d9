import { Environment } from '@marcbachmann/cel-js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compiled, quietScope } from './expression.fixture.ts';

// Texts that are never blank, since only blank values differ between the schema language and CEL.
const word = fc.stringMatching(/^[a-e]{1,3}$/);
const number = fc.integer({ min: -20, max: 20 }).map((value) => value / 2);
const copy = fc.record({ shelf: word, pages: number, lent: fc.boolean() });
const book = fc.record({
  title: word,
  pages: number,
  price: number,
  lent: fc.boolean(),
  tags: fc.array(word, { minLength: 1, maxLength: 4 }),
  author: fc.record({ name: word }),
  copies: fc.array(copy, { minLength: 1, maxLength: 4 }),
});

interface Grammar {
  readonly text: string;
  readonly number: string;
  readonly texts: string;
  readonly test: string;
}

const doubleLiteral = number.map((value) => (Number.isInteger(value) ? `${value}.0` : String(value)));

const grammar = fc.letrec<Grammar>((rule) => ({
  text: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('self.title', 'self.author.name', 'self.tags[0]', 'self.copies[0].shelf'),
    word.map((value) => `'${value}'`),
    fc.tuple(rule('text'), rule('text')).map(([a, b]) => `(${a} + ${b})`),
    fc.tuple(rule('test'), rule('text'), rule('text')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    rule('number').map((value) => `string(${value})`),
  ),
  number: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('self.pages', 'self.price', 'self.copies[0].pages'),
    doubleLiteral.map((value) => `(${value})`),
    fc
      .tuple(rule('number'), fc.constantFrom('+', '-', '*'), rule('number'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    rule('number').map((value) => `(-${value})`),
  ),
  texts: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'self.tags',
      'self.copies.map(c, c.shelf)',
      'self.copies.filter(c, c.lent).map(c, c.shelf)',
    ),
    fc
      .array(word, { minLength: 1, maxLength: 3 })
      .map((words) => `[${words.map((each) => `'${each}'`).join(', ')}]`),
    rule('text').map((value) => `self.tags.filter(t, t != ${value})`),
  ),
  test: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('self.lent', 'self.copies[0].lent', 'true', 'false'),
    fc
      .tuple(rule('number'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), rule('number'))
      .map(([a, operator, b]) => `${a} ${operator} ${b}`),
    fc
      .tuple(rule('text'), fc.constantFrom('<', '<=', '>', '>=', '==', '!='), rule('text'))
      .map(([a, operator, b]) => `${a} ${operator} ${b}`),
    fc
      .tuple(rule('test'), fc.constantFrom('&&', '||'), rule('test'))
      .map(([a, operator, b]) => `(${a} ${operator} ${b})`),
    rule('test').map((value) => `!(${value})`),
    fc.tuple(rule('text'), rule('texts')).map(([a, b]) => `${a} in ${b}`),
    fc
      .tuple(rule('text'), fc.constantFrom('startsWith', 'endsWith', 'contains'), rule('text'))
      .map(([a, method, b]) => `${a}.${method}(${b})`),
    fc
      .tuple(rule('texts'), fc.constantFrom('exists', 'all'), rule('text'))
      .map(([a, macro, b]) => `${a}.${macro}(t, t == ${b})`),
    fc
      .tuple(fc.constantFrom('exists', 'all'), rule('number'))
      .map(([macro, value]) => `self.copies.${macro}(c, c.pages > ${value} || c.lent)`),
    fc.tuple(rule('texts'), rule('texts')).map(([a, b]) => `size(${a}) == size(${b})`),
    fc.tuple(rule('texts'), rule('texts')).map(([a, b]) => `${a} == ${b}`),
  ),
}));

const library = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });

it('evaluates to the same as emitted code, as closures and in the CEL library, on data without blanks', () => {
  fc.assert(
    fc.property(grammar.test, book, (source, self) => {
      const expected = library.evaluate(source, { self });
      expect(compiled(source)({ ...quietScope, self })).toBe(expected);
    }),
    { numRuns: 600 },
  );
});
