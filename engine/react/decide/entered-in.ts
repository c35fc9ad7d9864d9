import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer, setAt } from '../../core/json/pointer.ts';
import type { FormDescriptor } from '../../core/product/form.ts';

/** The values of the form's fields and of what they fill, without the rest of its object. */
export function enteredIn(values: JsonObject, fields: FormDescriptor['fields'] | undefined): JsonObject {
  const filled = Object.values(fields ?? {}).flatMap(({ fills }) => Object.keys(fills?.with ?? {}));
  return [...Object.keys(fields ?? {}), ...filled].reduce<JsonObject>((entered, path) => {
    const at = pathToPointer(path);
    const value = getAt(values, at);
    return value === undefined ? entered : setAt(entered, at, value);
  }, {});
}
