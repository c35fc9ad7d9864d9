import fc from 'fast-check';
import type { ExpressionContext } from '../../engine/compiler/expressions/environment.ts';
import type { ExpressionType } from '../../engine/compiler/expressions/types.ts';

/** A value that an expression can name, with its type. */
interface Named {
  readonly text: string;
  readonly type: ExpressionType;
}

const deepest = 3;

/** The values that a context names, down to some depth. */
function namedIn(context: ExpressionContext): readonly Named[] {
  return Object.entries(context).flatMap(([text, type]) => below({ text, type }, 0));
}

function below(named: Named, depth: number): readonly Named[] {
  const { text, type } = named;
  if (type.is !== 'object' || depth === deepest) return [named];
  const fields = Object.entries(type.fields).filter(([name]) => /^[A-Za-z_]\w*$/.test(name));
  return fields.flatMap(([name, of]) => below({ text: `${text}.${name}`, type: of }, depth + 1));
}

/** Random conditions over what a context names, many of which mean something. */
export function randomConditions(context: ExpressionContext): fc.Arbitrary<string> {
  const known = namedIn(context);
  return fc.letrec<{ condition: string; comparison: string }>((tie) => ({
    comparison: fc.constantFrom(...known).chain((named) => comparisonOf(named, known)),
    condition: fc.oneof(
      { weight: 4, arbitrary: tie('comparison') },
      { weight: 2, arbitrary: joined(tie('condition'), tie('condition'), ['&&', '||']) },
      { weight: 1, arbitrary: tie('condition').map((part) => `!(${part})`) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(tie('condition'), tie('condition'), tie('condition'))
          .map(([test, yes, no]) => `((${test}) ? (${yes}) : (${no}))`),
      },
    ),
  })).condition;
}

function joined(left: fc.Arbitrary<string>, right: fc.Arbitrary<string>, signs: readonly string[]) {
  return fc
    .tuple(left, fc.constantFrom(...signs), right)
    .map(([one, sign, other]) => `(${one}) ${sign} (${other})`);
}

/** A comparison of a value, with a constant or with another value of its type. */
function comparisonOf({ text, type }: Named, known: readonly Named[]): fc.Arbitrary<string> {
  const others = known.filter(({ type: other }) => other.is === type.is).map((other) => other.text);
  const blank = fc.constantFrom(`blank(${text})`, `!blank(${text})`);
  const equal = fc.tuple(fc.constantFrom('==', '!='), fc.constantFrom(...others));
  const same = equal.map(([sign, other]) => `${text} ${sign} ${other}`);
  switch (type.is) {
    case 'text': {
      const constants = (type.among?.texts ?? ['a', 'x']).map((each) => JSON.stringify(each));
      return fc.oneof(
        blank,
        same,
        fc.constantFrom(...constants).map((each) => `${text} == ${each}`),
      );
    }
    case 'number':
      return fc.oneof(
        blank,
        same,
        fc.integer({ min: 0, max: 99 }).map((each) => `${text} > ${each}.0`),
      );
    case 'bool':
      return fc.oneof(fc.constant(text), blank);
    case 'day':
      return fc.oneof(blank, same, fc.constantFrom(`${text} < today()`, `${text} >= addDays(today(), -30)`));
    case 'list':
      return fc.oneof(
        fc.integer({ min: 0, max: 3 }).map((each) => `size(${text}) > ${each}`),
        fc.constantFrom(...below({ text: 'each', type: type.of }, 1)).map((part) => {
          return `${text}.exists(each, !blank(${part.text}))`;
        }),
      );
    default:
      return blank;
  }
}
