import type { Code } from '../code/literal.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import type { SchemaExpression } from '../expressions/facts.ts';
import type { PlanContext } from './plan-set.ts';

/** Plans a message in parts: texts, and expressions in braces. */
export function planSentence(
  location: Omit<SchemaExpression, 'source'>,
  text: string,
  { diagnostics }: PlanContext,
): readonly (string | Code)[] {
  const parts = text.split(/\{([^{}]*)\}/);
  return parts.flatMap((part, index): readonly (string | Code)[] => {
    if (index % 2 === 0) return part === '' ? [] : [part];
    return [compileExpression({ ...location, source: part }, diagnostics)];
  });
}
