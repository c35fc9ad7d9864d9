import { compileFunction } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as runtime from '../../core/expressions/runtime.ts';
import { Steps, withSteps } from '../../core/expressions/steps.ts';
import { closureOf } from './closures.ts';
import { checkExpression } from './compile-expression.ts';
import { costOf, mostSteps } from './cost.ts';
import { quietScope } from './expression.fixture.ts';
import { noFacts } from './facts.ts';
import type { NamedExpressions } from './named.ts';
import { codeOf } from './term-code.ts';
import { typeOfSchema } from './types.ts';

const most = { books: 5, tags: 3 };

const shelf = typeOfSchema(
  {
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 5 },
      books: {
        type: 'array',
        maxItems: most.books,
        items: {
          type: 'object',
          properties: {
            title: { type: 'string' },
            note: { type: 'string', maxLength: 3_000 },
            pages: { type: 'number' },
            lent: { type: 'boolean' },
            tags: { type: 'array', maxItems: most.tags, items: { type: 'string' } },
          },
        },
      },
    },
  },
  'Shelf',
);

const context = { self: shelf };

const texts = fc.constantFrom('a', 'b', '');
const books = fc.array(
  fc.record(
    {
      title: texts,
      note: fc.constantFrom('a', 'a'.repeat(3_000), '1'.repeat(2_999)),
      pages: fc.integer({ min: 0, max: 3 }),
      lent: fc.boolean(),
      tags: fc.array(texts, { maxLength: most.tags }),
    },
    { requiredKeys: [] },
  ),
  { maxLength: most.books },
);

/** Generates conditions over a shelf, with nested lists as deep as the size allows. */
const { condition } = fc.letrec<{ condition: string; list: string; number: string }>((tie) => {
  const both = (one: string, sign: string, other: string) => `(${one} ${sign} ${other})`;
  const list = fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constant('self.books'),
    fc.tuple(tie('list'), tie('condition')).map(([rows, test]) => `${rows}.filter(b, b.lent || ${test})`),
    fc.tuple(tie('list'), tie('list')).map(([one, other]) => both(one, '+', other)),
  );
  const number = fc.oneof(
    { depthSize: 'small' },
    fc.constant('2.0'),
    tie('list').map((rows) => `sum(${rows}.map(b, b.pages))`),
    tie('list').map((rows) => `max(${rows}.map(b, b.pages))`),
    tie('list').map((rows) => `avg(${rows}.map(b, b.pages))`),
    tie('list').map((rows) => `count(${rows})`),
    tie('list').map((rows) => `latest(${rows}, 'pages').pages`),
  );
  const test = fc.oneof(
    { depthSize: 'small' },
    fc.constant("self.title == 'a'"),
    fc.tuple(tie('list'), tie('condition')).map(([rows, of]) => `${rows}.exists(b, ${of} && b.lent)`),
    fc
      .tuple(tie('list'), tie('condition'))
      .map(([rows, of]) => `${rows}.all(b, b.tags.exists(t, t == 'a') || ${of})`),
    fc.tuple(tie('list'), tie('list')).map(([rows, others]) => `${rows}.exists(b, b in ${others})`),
    fc.tuple(tie('list'), tie('list')).map(([one, other]) => both(one, '==', other)),
    fc.tuple(tie('number'), tie('number')).map(([one, other]) => both(one, '<', other)),
    tie('list').map((rows) => `lower(${rows}.map(b, b.title).join(', ')).contains('a')`),
    tie('list').map((rows) => `lower(${rows}.map(b, b.note).join(', ')).contains('ab')`),
    tie('list').map((rows) => `${rows}.map(b, b.note).join('').matches('^1+$')`),
    fc.constant("self.books.exists(b, b.note.matches('^1+$') || size(b.note.split('a')) > 9)"),
    fc.tuple(tie('condition'), tie('condition')).map(([one, other]) => both(one, '||', other)),
    tie('condition').map((of) => `!(${of})`),
  );
  return { condition: test, list, number };
});

function termOf(source: string, named: NamedExpressions = new Map()) {
  return checkExpression({ source, context, facts: { ...noFacts, named } });
}

function taken(evaluate: () => unknown): { readonly steps: number; readonly value: unknown } {
  const steps = new Steps(Number.MAX_SAFE_INTEGER);
  const value = withSteps(steps, evaluate);
  return { steps: steps.taken, value };
}

describe('the steps of an expression', () => {
  it('are at most what the compiler foresees, and the same in emitted code and closures', () => {
    let compared = 0;
    fc.assert(
      fc.property(condition, books, texts, (source, of, title) => {
        const checked = termOf(source);
        if ('problem' in checked) {
          expect(checked.problem).toMatchObject({ code: 'expression/too-costly' });
          return;
        }
        const { term } = checked;
        const emitted = compileFunction(`return (s) => ${codeOf(term)}`, ['r'])(runtime);
        const scope = { ...quietScope, self: { title, books: of } };
        const one = taken(() => emitted(scope));
        const other = taken(() => closureOf(term)(scope));
        expect(one).toEqual(other);
        expect(one.steps).toBeLessThanOrEqual(costOf(term));
        if (one.steps > 0) compared += 1;
      }),
      { numRuns: 400 },
    );
    expect(compared).toBeGreaterThan(50);
  });

  it('grow with each list within another one', () => {
    const within = (depth: number): string =>
      depth === 0 ? "self.title == 'a'" : `self.books.exists(b${depth}, ${within(depth - 1)})`;
    const costs = [1, 2, 3, 4].map((depth) => {
      const checked = termOf(within(depth));
      return 'problem' in checked ? Number.NaN : costOf(checked.term);
    });
    for (const [index, cost] of costs.entries())
      if (index > 0) expect(cost).toBeGreaterThan((costs[index - 1] ?? 0) * (most.books - 1));
  });
});

describe('what the compiler foresees', () => {
  const foreseen = (source: string) => {
    const functions = new Map([
      ['half', { parameters: [{ name: 'of', type: 'number' }], returns: 'number' }],
    ] as const);
    const checked = checkExpression({ source, context, facts: { ...noFacts, functions } });
    return 'problem' in checked ? checked.problem.message : costOf(checked.term);
  };

  it('has the functions of the product, once for each item', () => {
    const steps = (made: string) => Number(foreseen(`sum(self.books.map(b, ${made})) > 1.0`));
    expect(steps('half(b.pages)') - steps('b.pages')).toBe(most.books * 3);
  });

  it('has texts as long as their schema lets them be, and joined ones as long as all of them', () => {
    const steps = (text: string) => Number(foreseen(`lower(${text}).contains('a')`));
    expect(steps('self.title')).toBe(1);
    expect(steps("self.books.map(b, b.note).join('')") - steps("self.books.map(b, b.title).join('')")).toBe(
      (most.books * 3_000) / 1_000 - (most.books * 10_000) / 1_000,
    );
  });

  it('is too much for a pattern in texts that are too long for it together', () => {
    const joined = "(self.books + self.books + self.books + self.books).map(b, b.note).join('')";
    expect(foreseen(`${joined}.matches('^1+$')`)).toContain('too costly');
    expect(foreseen("self.books.map(b, b.note).join('').matches('^1+$')")).toBeLessThan(mostSteps);
  });
});

describe('an expression that is too costly', () => {
  const long = typeOfSchema(
    {
      type: 'object',
      properties: {
        rows: {
          type: 'array',
          maxItems: 100,
          items: { type: 'object', properties: { id: { type: 'string' } } },
        },
      },
    },
    'Long',
  );
  const four =
    'self.rows.exists(a, self.rows.exists(b, self.rows.exists(c, self.rows.exists(d, a.id + b.id == c.id + d.id))))';

  it('is refused with the lists that it goes through and what to do', () => {
    const checked = checkExpression({ source: four, context: { self: long } });
    expect(checked).toMatchObject({
      problem: {
        code: 'expression/too-costly',
        message: expect.stringContaining('"self.rows" (maxItems 100)'),
        help: expect.stringContaining('smaller maxItems'),
      },
    });
  });

  it('is taken where the lists are short', () => {
    const source = 'self.rows.exists(a, self.rows.exists(b, a.id == b.id))';
    expect(checkExpression({ source, context: { self: long } })).not.toHaveProperty('problem');
    expect(mostSteps).toBeGreaterThan(100 * 100);
  });

  it('is refused before it is written out, where names double', () => {
    const named = new Map(
      Array.from({ length: 40 }, (_, level) => [
        `n${level}`,
        { source: level === 0 ? "self.title == 'a'" : `n${level - 1}() && n${level - 1}()` },
      ]),
    );
    expect(termOf('n39()', named)).toMatchObject({
      problem: { code: 'expression/unsupported', message: expect.stringContaining('too long') },
    });
    expect(termOf('n5()', named)).not.toHaveProperty('problem');
  });

  it('is refused before it is written out, where access rules double', () => {
    const access = new Map(
      Array.from({ length: 17 }, (_, level) => [
        `a${level}`,
        { when: level === 0 ? "hasRole('admin')" : `may('a${level - 1}') && may('a${level - 1}')` },
      ]),
    );
    expect(checkExpression({ source: "may('a16')", context, facts: { ...noFacts, access } })).toMatchObject({
      problem: { code: 'expression/unsupported', message: expect.stringContaining('too long') },
    });
  });
});
