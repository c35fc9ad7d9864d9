import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer, setAt } from '../../core/json/pointer.ts';
import type { FormDescriptor } from '../../core/product/form.ts';

type Fields = FormDescriptor['fields'];

/**
 * Selects the values of a form's fields and of other fields that those fill, which only a loaded form knows.
 * Leaves out the fields in `without` and everything they fill.
 */
export function enteredIn(values: JsonObject, fields: Fields, without: readonly string[] = []): JsonObject {
  return Object.entries(fields)
    .filter(([path]) => !without.includes(path))
    .flatMap(([path, { fills, check }]) => [
      path,
      ...Object.keys(fills?.with ?? {}),
      ...Object.keys(check?.offers?.with ?? {}),
    ])
    .reduce<JsonObject>((entered, path) => {
      const at = pathToPointer(path);
      const value = getAt(values, at);
      return value === undefined ? entered : setAt(entered, at, value);
    }, {});
}
