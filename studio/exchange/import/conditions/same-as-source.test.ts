import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureOf } from '../../../../engine/compiler/expressions/closures.ts';
import { translateExpression } from '../../../../engine/compiler/expressions/emit.ts';
import { environmentOf } from '../../../../engine/compiler/expressions/environment.ts';
import { parseExpression } from '../../../../engine/compiler/expressions/parse.ts';
import { typeOfSchema } from '../../../../engine/compiler/expressions/types.ts';
import type { Scope } from '../../../../engine/core/expressions/scope.ts';
import type { JsonObject, JsonSchema } from '../../../../engine/core/json/json.ts';
import { celOfEnableWhen } from './enable-when-to-cel.ts';
import { celOfCondition, type KnownField } from './to-cel.ts';

/**
 * Answers in the spelling of the source: texts, which are blank for an unanswered question; for checkboxes,
 * the codes ticked.
 */
interface Answers {
  readonly n: string;
  readonly t: string;
  readonly b: string;
  readonly d: string;
  readonly c: string;
  readonly m: readonly string[];
}

const codes = ['1', '2', '3', '10'];
const days = ['2026-01-01', '2026-02-28', '2026-11-30'];
const numbers = ['0', '1', '2', '3', '10', '-4', '2.5'];
const texts = ['x', 'yes', '2', 'X'];

const answers: fc.Arbitrary<Answers> = fc.record({
  n: fc.constantFrom('', ...numbers),
  t: fc.constantFrom('', ...texts),
  b: fc.constantFrom('', '1', '0'),
  d: fc.constantFrom('', ...days),
  c: fc.constantFrom('', ...codes),
  m: fc.subarray(codes),
});

const fields: Readonly<Record<string, KnownField>> = {
  n: { cel: 'self.n', type: 'number' },
  t: { cel: 'self.t', type: 'text' },
  b: { cel: 'self.b', type: 'boolean' },
  d: { cel: 'self.d', type: 'date' },
  c: { cel: 'self.c', type: 'code', codes },
  m: { cel: 'self.m', type: 'codes', codes },
};
const known = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);

const schema: JsonSchema = {
  type: 'object',
  properties: {
    n: { type: 'number' },
    t: { type: 'string' },
    b: { type: 'boolean' },
    d: { type: 'string', format: 'date' },
    c: { type: 'string' },
    m: { type: 'array', items: { type: 'string' } },
  },
};
const context = { self: typeOfSchema(schema, 'Visit') };

function recordOf({ n, t, b, d, c, m }: Answers): JsonObject {
  const given = { n: n === '' ? '' : Number(n), t, b: b === '' ? '' : b === '1', d, c };
  const there = Object.entries(given).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(there), ...(m.length > 0 && { m: [...m] }) };
}

function evaluated(cel: string, given: Answers): unknown {
  const parsed = parseExpression(environmentOf(context), cel);
  const { valid, error } = parsed.check();
  if (!valid) throw new Error(`${cel}: ${error?.message}`);
  const scope = {
    now: '2026-06-01T08:00:00.000Z',
    today: '2026-06-01',
    self: recordOf(given),
  } as unknown as Scope;
  return closureOf(translateExpression(parsed.ast, context))(scope);
}

/** Condition as text, with its meaning in the language of the source. */
interface Said {
  readonly text: string;
  readonly holds: (given: Answers) => boolean;
}

type Sign = '=' | '!=' | '<' | '<=' | '>' | '>=';

const equalities: readonly Sign[] = ['=', '!='];
const signs: readonly Sign[] = [...equalities, '<', '<=', '>', '>='];

function compare<Value extends string | number>(left: Value, sign: Sign, right: Value): boolean {
  if (sign === '=') return left === right;
  if (sign === '!=') return left !== right;
  if (sign === '<') return left < right;
  if (sign === '<=') return left <= right;
  return sign === '>' ? left > right : left >= right;
}

interface Language {
  readonly field: (name: string) => string;
  readonly different: string;
  readonly and: string;
  readonly or: string;
  readonly ticked: (code: string) => string;
}

const redcap: Language = {
  field: (name) => `[${name}]`,
  different: '<>',
  and: 'and',
  or: 'or',
  ticked: (code) => `[m(${code})] = '1'`,
};

/** Reference to a field in XPath, as XLSForm writes it: `${name}`. */
const ofXpath = (name: string) => ['$', '{', name, '}'].join('');

const xpath: Language = {
  field: ofXpath,
  different: '!=',
  and: 'and',
  or: 'or',
  ticked: (code) => `selected(${ofXpath('m')}, '${code}')`,
};

type Name = 'n' | 't' | 'b' | 'd' | 'c';

/**
 * Comparisons with a value. A blank is not a number: it equals none, and is neither less nor greater than
 * any.
 */
function comparisons(language: Language): fc.Arbitrary<Said> {
  const spelled = (sign: Sign) => (sign === '!=' ? language.different : sign);
  const with_ = (name: Name, values: readonly string[], allowed: readonly Sign[], isNumber: boolean) =>
    fc.tuple(fc.constantFrom(...allowed), fc.constantFrom(...values)).map(([sign, value]): Said => {
      const written = isNumber ? value : `'${value}'`;
      return {
        text: `${language.field(name)} ${spelled(sign)} ${written}`,
        holds: (given) => {
          if (given[name] === '') return sign === '!=';
          return isNumber
            ? compare(Number(given[name]), sign, Number(value))
            : compare(given[name], sign, value);
        },
      };
    });
  const blank = (name: Name) =>
    fc.constantFrom<Sign>(...equalities).map(
      (sign): Said => ({
        text: `${language.field(name)} ${spelled(sign)} ''`,
        holds: (given) => (given[name] === '') === (sign === '='),
      }),
    );
  const code = fc.tuple(fc.constantFrom(...signs), fc.constantFrom(...codes)).map(
    ([sign, value]): Said => ({
      text: `${language.field('c')} ${spelled(sign)} ${value}`,
      holds: (given) => (given.c === '' ? sign === '!=' : compare(Number(given.c), sign, Number(value))),
    }),
  );
  const ticked = fc
    .constantFrom(...codes)
    .map((value): Said => ({ text: language.ticked(value), holds: ({ m }) => m.includes(value) }));
  return fc.oneof(
    with_(
      'n',
      numbers.filter((each) => !each.startsWith('-')),
      signs,
      true,
    ),
    with_('t', texts, signs, false),
    with_('d', days, signs, false),
    with_('c', codes, equalities, false),
    with_('b', ['1', '0'], equalities, false),
    ...(['n', 't', 'd', 'c', 'b'] as const).map(blank),
    code,
    ticked,
  );
}

function conditions(language: Language): fc.Arbitrary<Said> {
  return fc.letrec<{ all: Said; one: Said }>((tie) => ({
    one: comparisons(language),
    all: fc.oneof(
      { weight: 3, arbitrary: tie('one') },
      {
        weight: 2,
        arbitrary: fc.tuple(tie('all'), fc.boolean(), tie('all')).map(
          ([left, isAnd, right]): Said => ({
            text: `(${left.text}) ${isAnd ? language.and : language.or} (${right.text})`,
            holds: (given) =>
              isAnd ? left.holds(given) && right.holds(given) : left.holds(given) || right.holds(given),
          }),
        ),
      },
      {
        weight: 1,
        arbitrary: tie('all').map(
          ({ text, holds }): Said => ({ text: `not(${text})`, holds: (given) => !holds(given) }),
        ),
      },
    ),
  })).all;
}

describe.each([
  ['REDCap', redcap],
  ['XLSForm', xpath],
])('a condition of %s', (_name, language) => {
  it('holds here for the same answers, or is left out', () => {
    const counts = { carried: 0, left: 0 };
    fc.assert(
      fc.property(conditions(language), fc.array(answers, { minLength: 8, maxLength: 8 }), (said, all) => {
        const cel = celOfCondition(said.text, { field: known });
        if (cel === undefined) {
          counts.left += 1;
          return;
        }
        counts.carried += 1;
        for (const given of all)
          expect([cel, given, evaluated(cel, given) === true]).toEqual([cel, given, said.holds(given)]);
      }),
      { numRuns: 600, seed: 7 },
    );
    expect(counts.carried).toBeGreaterThan(300);
  });
});

describe('a condition of a Questionnaire', () => {
  type Operator = Sign | 'exists';
  const answered: fc.Arbitrary<{
    readonly name: Name | 'm';
    readonly operator: Operator;
    readonly answer: object;
  }> = fc.oneof(
    fc.record({
      name: fc.constantFrom<Name | 'm'>('n', 't', 'b', 'd', 'c', 'm'),
      operator: fc.constant<Operator>('exists'),
      answer: fc.boolean().map((answerBoolean) => ({ answerBoolean })),
    }),
    fc.record({
      name: fc.constant<Name>('n'),
      operator: fc.constantFrom<Operator>(...signs),
      answer: fc.constantFrom(...numbers).map((each) => ({ answerDecimal: Number(each) })),
    }),
    fc.record({
      name: fc.constant<Name>('t'),
      operator: fc.constantFrom<Operator>(...signs),
      answer: fc.constantFrom(...texts).map((answerString) => ({ answerString })),
    }),
    fc.record({
      name: fc.constant<Name>('b'),
      operator: fc.constantFrom<Operator>(...equalities),
      answer: fc.boolean().map((answerBoolean) => ({ answerBoolean })),
    }),
    fc.record({
      name: fc.constant<Name>('d'),
      operator: fc.constantFrom<Operator>(...signs),
      answer: fc.constantFrom(...days).map((answerDate) => ({ answerDate })),
    }),
    fc.record({
      name: fc.constantFrom<Name | 'm'>('c', 'm'),
      operator: fc.constantFrom<Operator>(...equalities),
      answer: fc.constantFrom(...codes).map((code) => ({ answerCoding: { code } })),
    }),
  );

  /** Compares answers one by one; an unanswered question meets only the condition that it is unanswered. */
  function holds(
    { name, operator, answer }: { name: Name | 'm'; operator: Operator; answer: object },
    given: Answers,
  ): boolean {
    const own = name === 'm' ? given.m : given[name] === '' ? [] : [given[name]];
    const [value] = Object.values(answer) as unknown[];
    if (operator === 'exists') return own.length > 0 === value;
    if (own.length === 0) return false;
    const text = typeof value === 'object' ? (value as { code: string }).code : String(value);
    const expected = name === 'b' ? (text === 'true' ? '1' : '0') : text;
    const is = (each: string, sign: Sign) =>
      name === 'n' ? compare(Number(each), sign, Number(expected)) : compare(each, sign, expected);
    return operator === '!=' ? !own.some((each) => is(each, '=')) : own.some((each) => is(each, operator));
  }

  it('holds here for the same answers, or is left out', () => {
    let carried = 0;
    const all = fc.array(answered, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        all,
        fc.constantFrom('all', 'any'),
        fc.array(answers, { minLength: 8, maxLength: 8 }),
        (parts, behavior, givens) => {
          const enableWhen = parts.map(({ name, operator, answer }) => ({
            question: name,
            operator,
            ...answer,
          }));
          const cel = celOfEnableWhen({ enableWhen, enableBehavior: behavior }, known);
          if (cel === undefined) return;
          carried += 1;
          for (const given of givens) {
            const each = parts.map((part) => holds(part, given));
            const expected = behavior === 'all' ? each.every(Boolean) : each.some(Boolean);
            expect([cel, given, evaluated(cel, given) === true]).toEqual([cel, given, expected]);
          }
        },
      ),
      { numRuns: 400, seed: 7 },
    );
    expect(carried).toBeGreaterThan(150);
  });
});
