import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureOfSource, quietScope } from '../../../../engine/compiler/expressions/expression.fixture.ts';
import { treeOf } from '../../../../engine/compiler/expressions/tree-of.ts';
import type { FieldType } from '../../import/conditions/to-cel.ts';
import { calculatedExpression } from './calculated-expression.ts';
import { enableWhenOf } from './enable-when.ts';
import { sameMeaning } from './same-meaning.ts';

const types: Readonly<Record<string, FieldType>> = {
  'self.title': 'text',
  'self.pages': 'number',
  'self.lent': 'boolean',
  'self.published': 'date',
  'self.tags': 'codes',
};

function tree(source: string) {
  const found = treeOf(source);
  if (found === undefined) throw new Error(`${source} is no CEL`);
  return found;
}

const fieldAt = (path: string) => {
  const type = types[path];
  return type === undefined ? undefined : { name: path.slice('self.'.length), type };
};

const atoms = fc.constantFrom(
  ...[
    "self.title == 'a'",
    "self.title != 'a'",
    "self.title != ''",
    'blank(self.title)',
    '!blank(self.title)',
  ],
  ...['self.pages > 1', 'self.pages >= 1', 'self.pages != 1', 'self.pages == 1', 'blank(self.pages)'],
  ...['self.lent', '!self.lent', 'blank(self.lent)', 'self.lent == true', 'self.lent != true'],
  ...["self.published > date('2026-01-01')", "self.published <= date('2026-01-01')", 'blank(self.published)'],
  ...["'a' in self.tags", "'b' in self.tags", 'blank(self.tags)', 'size(self.tags) > 1'],
);

const { condition } = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2 },
    atoms,
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) && (${b})`),
    fc.tuple(tie('condition'), tie('condition')).map(([a, b]) => `(${a}) || (${b})`),
    tie('condition').map((a) => `!(${a})`),
  ),
}));

const records = fc.record(
  {
    title: fc.constantFrom('a', 'b', ''),
    pages: fc.constantFrom(0, 1, 2),
    lent: fc.boolean(),
    published: fc.constantFrom('2025-12-31', '2026-01-01', '2026-01-02'),
    tags: fc.subarray(['a', 'b', 'c']),
  },
  { requiredKeys: [] },
);

const holds = (source: string, self: object) => closureOfSource(source)({ ...quietScope, self: { ...self } });

describe('two conditions that are said to mean the same', () => {
  it('have the same value for every record, as the product evaluates them', () => {
    fc.assert(
      fc.property(
        condition,
        condition,
        fc.array(records, { minLength: 20, maxLength: 20 }),
        (one, other, selves) => {
          if (!sameMeaning(tree(one), tree(other), (path) => types[path])) return;
          for (const self of selves) expect(holds(one, self), `${one} / ${other}`).toBe(holds(other, self));
        },
      ),
      { numRuns: 400 },
    );
  });

  it.each([
    ['self.pages != 1', '!blank(self.pages) && self.pages != 1', true],
    ['self.pages != 1', '!(self.pages == 1)', false],
    ["self.title != 'a'", "!(self.title == 'a')", true],
    ["self.title in ['a', 'b']", "self.title == 'b' || self.title == 'a'", true],
    ['self.pages > 1', 'self.pages >= 2', false],
    ["'a' in self.tags", "!blank(self.tags) && 'a' in self.tags", true],
    ['size(self.tags) > 1', 'size(self.tags) > 1', true],
    ['size(self.tags) > 1', 'size(self.tags) > 2', false],
  ])('%s and %s: %s', (one, other, expected) => {
    expect(sameMeaning(tree(one), tree(other), (path) => types[path])).toBe(expected);
  });
});

describe('a condition as enableWhen', () => {
  it.each<[string, object | undefined]>([
    ["self.title == 'a'", { enableWhen: [{ question: 'title', operator: '=', answerString: 'a' }] }],
    [
      "self.title != 'a'",
      {
        enableWhen: [
          { question: 'title', operator: 'exists', answerBoolean: false },
          { question: 'title', operator: '!=', answerString: 'a' },
        ],
        enableBehavior: 'any',
      },
    ],
    [
      '!self.lent',
      {
        enableWhen: [
          { question: 'lent', operator: 'exists', answerBoolean: false },
          { question: 'lent', operator: '=', answerBoolean: false },
        ],
        enableBehavior: 'any',
      },
    ],
    ['self.pages != 1', { enableWhen: [{ question: 'pages', operator: '!=', answerDecimal: 1 }] }],
    ["self.lent && ('a' in self.tags || self.pages > 1)", undefined],
    ['!self.lent && self.pages > 1', undefined],
    ['self.published <= today()', undefined],
    ['self.elsewhere == 1', undefined],
  ])('%s', (source, expected) => {
    expect(enableWhenOf(tree(source), fieldAt)).toEqual(expected);
  });
});

describe('a number that is worked out, in FHIRPath', () => {
  const pages = "%resource.descendants().where(linkId = 'pages').answer.value";

  it.each([
    ['self.pages * 2 + 1', `((${pages} * 2) + 1)`],
    ['self.pages / 2', undefined],
    ['round(self.pages, 1)', undefined],
    ['self.title + self.title', undefined],
  ])('%s', (source, expected) => {
    expect(calculatedExpression(tree(source), fieldAt)).toBe(expected);
  });
});
