import type { Expression, Scope } from '../expressions/scope.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { setAt } from '../json/pointer.ts';
import type { SentObject } from '../product/card.ts';
import { isExpression } from '../records/derive.ts';

/** Composes the content of a call by evaluating the expressions of a template; leaves out missing values. */
export function sentObject(template: SentObject, scope: Scope): JsonObject {
  const entries = Object.entries(template).map(([key, leaf]) => {
    const value = isExpression(leaf) ? leaf.evaluate(scope) : sentObject(leaf, scope);
    return [key, value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as JsonObject;
}

/** Sets values by JSON Pointer; computes each from the given record, not from the result so far. */
export function withComputedValues(
  record: JsonObject,
  values: Readonly<Record<string, Expression>>,
  scope: Scope,
): JsonObject {
  return Object.entries(values).reduce(
    (next, [pointer, expression]) => setAt(next, pointer, expression.evaluate(scope) as Json),
    record,
  );
}
