import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer, setAt } from '../../core/json/pointer.ts';

/** The values of the form's fields, without the rest of its object. */
export function enteredIn(
  values: JsonObject,
  fields: Readonly<Record<string, unknown>> | undefined,
): JsonObject {
  return Object.keys(fields ?? {}).reduce<JsonObject>((entered, path) => {
    const at = pathToPointer(path);
    const value = getAt(values, at);
    return value === undefined ? entered : setAt(entered, at, value);
  }, {});
}
