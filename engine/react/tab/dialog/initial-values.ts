import type { Scope } from '../../../core/expressions/scope.ts';
import { fillFields } from '../../../core/forms/fill-fields.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { pathToPointer, setAt } from '../../../core/json/pointer.ts';
import type { FormDescriptor } from '../../../core/product/form.ts';

/**
 * Builds the values of a new item: the form's initial values, values derived when the form opens, and the
 * minimum rows of its lists.
 */
export function initialValues(form: FormDescriptor, scopeOf: (self: JsonObject) => Scope): JsonObject {
  const started = withRows(form, form.initial);
  return fillFields(started, form.prefill ?? {}, scopeOf);
}

function withRows(form: FormDescriptor, values: JsonObject): JsonObject {
  return Object.entries(form.fields).reduce((filled, [path, { rows }]) => {
    if (rows === undefined || rows.least === 0) return filled;
    return setAt(
      filled,
      pathToPointer(path),
      Array.from({ length: rows.least }, () => ({})),
    );
  }, values);
}
