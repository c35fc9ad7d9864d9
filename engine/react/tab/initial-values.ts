import type { JsonObject } from '../../core/json.ts';
import type { FormDescriptor } from '../../core/product.ts';
import { asObjectSchema } from '../form/store/schema-at.ts';

/** What a new row starts with: the form's initial values over the defaults of its schema. */
export function initialValues(form: FormDescriptor): JsonObject {
  const properties = asObjectSchema(form.schema)?.properties ?? {};
  const defaults = Object.entries(properties).flatMap(([name, schema]) => {
    const value = asObjectSchema(schema)?.default;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(defaults), ...form.initial };
}
