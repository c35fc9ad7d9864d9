import {
  type CheckedExpression,
  checkExpression,
  type ExpressionProblem,
} from '../../../engine/compiler/expressions/compile-expression.ts';
import { helpText } from '../../../engine/compiler/suggest.ts';
import type { ExpressionMistake } from '../../../engine/core/protocol/expression-look.ts';
import type { LocatedExpression } from './locate-expression.ts';

/**
 * Checks an expression at every use of its location; returns its meaning at the first use, or an error at any
 * of them.
 */
export function checkedAt(
  { uses }: LocatedExpression,
  source: string,
): CheckedExpression | { readonly mistake: ExpressionMistake } {
  let first: CheckedExpression | undefined;
  for (const use of uses) {
    const checked = checkExpression({ ...use, source });
    if ('problem' in checked) return { mistake: mistakeOf(checked.problem, source) };
    first ??= checked;
  }
  if (first === undefined) throw new Error('A place that was located has no use.');
  return first;
}

function mistakeOf({ message, help, range }: ExpressionProblem, source: string): ExpressionMistake {
  const { start, end } = range ?? { start: 0, end: source.length };
  return { message, start, end, ...(help !== undefined && { help: helpText(help) }) };
}
