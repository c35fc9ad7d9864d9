import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureOf } from '../../../engine/compiler/expressions/closures.ts';
import { checkExpression } from '../../../engine/compiler/expressions/compile-expression.ts';
import type { SchemaExpression } from '../../../engine/compiler/expressions/facts.ts';
import { treeOf } from '../../../engine/compiler/expressions/tree-of.ts';
import { planSchemaSet } from '../../../engine/compiler/plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from '../../../engine/compiler/read-schema-set.ts';
import { readSources } from '../../../engine/compiler/source/read-sources.ts';
import {
  type Clause,
  type Condition,
  type ConditionValue,
  conditionOf,
  expressionOf,
  isGroup,
} from '../../../engine/core/authoring/condition.ts';
import { readsOf } from './inputs.ts';
import { exampleSamples } from './samples.ts';
import { triedScopes } from './tried-scopes.ts';

function read(source: string): Condition | undefined {
  const tree = treeOf(source);
  return tree === undefined ? undefined : conditionOf(tree);
}

const name = fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,6}$/).map((text) => `x${text}`);
const subject = fc.tuple(
  fc.constantFrom('self', 'patient', 'old'),
  fc.array(name, { minLength: 1, maxLength: 3 }),
);
const path = subject.map(([scope, names]) => [scope, ...names]);
const text = fc.oneof(fc.string(), fc.constantFrom("it's", '\\', "\\'", 'a\nb', '疼', '{{ }}', '"'));
const number = fc.oneof(fc.integer({ min: -9999, max: 9999 }), fc.constantFrom(0.5, -2.25, 19.95));
const value: fc.Arbitrary<ConditionValue> = fc.oneof(
  text.map((each) => ({ is: 'text', text: each }) as const),
  number.map((each) => ({ is: 'number', number: each === 0 ? 0 : each }) as const),
  fc.constant({ is: 'day', day: '2026-02-28' } as const),
  fc.constant({ is: 'time', time: '14:30' } as const),
  fc.integer({ min: -400, max: 400 }).map((days) => ({ is: 'today', days: days === 0 ? 0 : days }) as const),
  path.map((each) => ({ is: 'field', path: each }) as const),
);
const clause: fc.Arbitrary<Clause> = fc.oneof(
  fc.record({ subject: path, verb: fc.constantFrom('yes', 'no', 'filled', 'empty') }),
  fc.record({ subject: path, verb: fc.constantFrom('==', '!=', '<', '<=', '>', '>='), value }),
  fc.record({
    ...{ subject: path, value: text.map((each) => ({ is: 'text', text: each }) as const) },
    verb: fc.constantFrom(
      ...(['contains', 'not contains', 'startsWith', 'not startsWith', 'endsWith', 'not endsWith'] as const),
      ...(['includes', 'not includes'] as const),
    ),
  }),
  fc.record({
    ...{ subject: path, verb: fc.constantFrom('among', 'not among') },
    value: fc.array(text, { minLength: 1, maxLength: 3 }).map((texts) => ({ is: 'texts', texts }) as const),
  }),
  fc.record({
    ...{
      subject: fc.constantFrom(['user'], ['user', 'permissions']),
      verb: fc.constantFrom('holds', 'not holds'),
    },
    value: text.map((each) => ({ is: 'text', text: each }) as const),
  }),
);

function groups(joining: 'and' | 'or', depth: number): fc.Arbitrary<Condition> {
  if (depth === 0) return clause;
  const inner = fc.oneof(clause, groups(joining === 'and' ? 'or' : 'and', depth - 1));
  return fc.array(inner, { minLength: 2, maxLength: 4 }).map((of) => ({ join: joining, of }));
}

const condition = fc.oneof(clause, groups('and', 2), groups('or', 2));

describe('a condition that is chosen', () => {
  it('is read from its expression as it was, whatever it says', () => {
    fc.assert(
      fc.property(condition, (each) => {
        expect(read(expressionOf(each))).toEqual(each);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    'self.a + 1 > 2',
    'size(self.rows) > 0',
    'self.rows.exists(row, row.lent)',
    '!(self.pages > 5)',
    'self.a ? self.b : self.c',
    'age(self.born) > 18',
    'true',
    'self',
    'self.rows[0].lent',
    "matches(self.a, '^x')",
    "self.a in ['x', self.b]",
  ])('cannot say everything, and leaves it as it is written: %s', (source) => {
    expect(read(source)).toBeUndefined();
  });

  it.each([
    ['!!self.a', 'self.a'],
    ['!(blank(self.a))', '!blank(self.a)'],
    ["!(!(self.a in ['x']))", "self.a in ['x']"],
    ['self.a && (self.b && self.c)', 'self.a && self.b && self.c'],
    ['self.a && (self.b || (self.c || self.d))', 'self.a && (self.b || self.c || self.d)'],
    ['self.day < addDays(today(), -7)', 'self.day < addDays(today(), -7)'],
  ])('says %s as %s', (source, said) => {
    expect(expressionOf(read(source) ?? { subject: [], verb: 'yes' })).toBe(said);
  });
});

describe('the conditions of the product', async () => {
  const texts = await readSources(join(import.meta.dirname, '../../..'));
  const diagnostics = schemaSetDiagnostics();
  const seen: SchemaExpression[] = [];
  planSchemaSet(readSchemaSet(texts, diagnostics), diagnostics, (each) => seen.push(each));
  const conditions = seen.filter(({ wants }) => wants === 'bool');
  const sources = new Map(conditions.map((each) => [[each.source].flat().join(' '), each]));

  it('are said by choosing where they are plain, and mean the same then for every record that is tried', () => {
    let said = 0;
    for (const [source, { context, facts }] of sources) {
      const chosen = read(source);
      if (chosen === undefined) continue;
      said += 1;
      const written = expressionOf(chosen);
      if (written === source) continue;
      const known = facts === undefined ? { context } : { context, facts };
      const [before, after] = [source, written].map((each) => checkExpression({ ...known, source: each }));
      if (before === undefined || after === undefined || 'problem' in before || 'problem' in after)
        throw new Error(`${source} became ${written}`);
      const [sample] = exampleSamples({ context });
      if (sample === undefined) continue;
      const [one, other] = [closureOf(before.term), closureOf(after.term)];
      for (const { scope } of triedScopes(readsOf(before.term), sample.scope).scopes.slice(0, 200))
        expect([written, other(scope)]).toEqual([written, one(scope)]);
    }
    expect(isGroup(read('self.a && self.b') ?? { subject: [], verb: 'yes' })).toBe(true);
    expect(said / sources.size).toBeGreaterThan(0.3);
  });
});
