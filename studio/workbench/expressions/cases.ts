import type { ASTNode } from '@marcbachmann/cel-js';
import { closureOf, type Evaluate } from '../../../engine/compiler/expressions/closures.ts';
import {
  type CheckedExpression,
  checkExpression,
} from '../../../engine/compiler/expressions/compile-expression.ts';
import { spelling } from '../../../engine/compiler/expressions/spelling.ts';
import type { ExpressionCase } from '../../../engine/core/protocol/expression-look.ts';
import type { LocatedExpression } from './locate-expression.ts';
import { shownValue } from './shown-value.ts';
import { mostScopes, type TriedScope } from './tried-scopes.ts';

/** Maximum number of conditions, since their combinations double with each. */
const mostConditions = 6;

export interface CaseCondition {
  readonly text: string;
  /** Condition in words. */
  readonly words: string;
  readonly evaluate: Evaluate;
}

export interface Tried {
  readonly scopes: readonly TriedScope[];
  readonly isComplete: boolean;
}

/** Lists the distinct conditions of an expression. */
export function distinctConditions(
  { tree, whole }: CheckedExpression,
  location: Pick<LocatedExpression, 'context' | 'facts'>,
  wordsOf: (node: ASTNode) => string,
): readonly CaseCondition[] {
  const nodes = [...new Map(leaves(tree, true).map((node) => [spelling(node), node])).values()];
  return nodes.flatMap((node) => {
    const text = whole.slice(node.range.start, node.range.end);
    const checked = checkExpression({ ...location, source: text });
    return 'problem' in checked ? [] : [{ text, words: wordsOf(node), evaluate: closureOf(checked.term) }];
  });
}

/**
 * Finds the parts joined by logical operators alone; in an expression that is no condition, those of the
 * conditions in its conditional operators (`? :`).
 */
function leaves(node: ASTNode, isCondition: boolean): readonly ASTNode[] {
  switch (node.op) {
    case '&&':
    case '||':
      return node.args.flatMap((part) => leaves(part, true));
    case '!_':
      return leaves(node.args, true);
    case '?:':
      return [
        ...leaves(node.args[0], true),
        ...leaves(node.args[1], isCondition),
        ...leaves(node.args[2], isCondition),
      ];
    case 'value':
      return [];
    default:
      return isCondition ? [node] : [];
  }
}

/** Finds the reason why there is no table of conditions; undefined where there is one. */
export function noTable(conditions: readonly CaseCondition[]): string | undefined {
  if (conditions.length === 0) return 'This expression has no conditions.';
  if (conditions.length <= mostConditions) return undefined;
  return `This expression has ${conditions.length} conditions: a table has at most ${mostConditions}. Give a part of it a name, and look at that.`;
}

/** Builds a row for each combination of the conditions, with the first record that has it. */
export function casesOf(
  evaluate: Evaluate,
  conditions: readonly CaseCondition[],
  tried: Tried,
): readonly ExpressionCase[] {
  const seen = new Map<number, TriedScope>();
  for (const each of tried.scopes) {
    const number = numberOf(conditions.map((condition) => condition.evaluate(each.scope) === true));
    if (!seen.has(number)) seen.set(number, each);
    if (seen.size === 2 ** conditions.length) break;
  }
  const met = [...seen.keys()].map((number) => holdsOf(number, conditions.length));
  return Array.from({ length: 2 ** conditions.length }, (_, index): ExpressionCase => {
    // Begins with all conditions true, the most usual case for readers.
    const holds = holdsOf(2 ** conditions.length - 1 - index, conditions.length);
    const found = seen.get(numberOf(holds));
    if (found === undefined) return { holds, impossible: reasonOf(holds, { met, conditions, tried }) };
    return {
      holds,
      result: shownValue(evaluate(found.scope)),
      trial: { sample: 0, values: found.values },
    };
  });
}

function numberOf(holds: readonly boolean[]): number {
  return holds.reduce((number, holdsHere) => number * 2 + (holdsHere ? 1 : 0), 0);
}

function holdsOf(number: number, count: number): readonly boolean[] {
  return Array.from({ length: count }, (_, index) => Math.floor(number / 2 ** (count - 1 - index)) % 2 === 1);
}

interface Met {
  readonly met: readonly (readonly boolean[])[];
  readonly conditions: readonly CaseCondition[];
  readonly tried: Tried;
}

/** Finds the smallest set of conditions that no record combines. */
function reasonOf(holds: readonly boolean[], { met, conditions, tried }: Met): string {
  if (!tried.isComplete)
    return `None of ${mostScopes.toLocaleString('en-US')} records that were tried is so.`;
  const clash = subsets(conditions.length).find((indexes) =>
    met.every((other) => indexes.some((index) => other[index] !== holds[index])),
  );
  const parts = (clash ?? conditions.map((_, index) => index)).map(
    (index) => `${holds[index] === true ? '' : 'not '}(${conditions[index]?.words})`,
  );
  return parts.length === 1 ? `It is never so: ${parts[0]}.` : `Never at once: ${parts.join(' and ')}.`;
}

/** Lists the sets of positions, smallest first. */
function subsets(count: number): readonly (readonly number[])[] {
  const all = Array.from({ length: 2 ** count }, (_, number) =>
    Array.from({ length: count }, (_unused, index) => index).filter((index) => (number >> index) % 2 === 1),
  );
  return all.filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length);
}
