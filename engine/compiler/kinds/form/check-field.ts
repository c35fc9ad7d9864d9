import type { JSONPath } from 'jsonc-parser';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import type { FormLocation } from './form-location.ts';

/** Reports a path that names no field of the form's entity. */
export function checkField(
  path: string,
  at: JSONPath,
  location: FormLocation,
  of: 'value' | 'key' = 'value',
): void {
  const { file, entity, plans } = location;
  schemaOfField(path, entity, { file, plans, at, of });
}
