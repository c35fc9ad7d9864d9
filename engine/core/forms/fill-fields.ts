import type { Expression, Scope } from '../expressions/scope.ts';
import { withoutBlanks } from '../json/blank.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { pathToPointer, setAt } from '../json/pointer.ts';

/** Sets fields to the values of expressions, each over the values before it; a blank one leaves its field as it is. */
export function fillFields(
  values: JsonObject,
  expressions: Readonly<Record<string, Expression>>,
  scopeOf: (self: JsonObject) => Scope,
): JsonObject {
  return Object.entries(expressions).reduce((filled, [path, expression]) => {
    const value = withoutBlanks(expression.evaluate(scopeOf(filled)) as Json | undefined);
    return value === undefined || value === null ? filled : setAt(filled, pathToPointer(path), value);
  }, values);
}
