import type { JsonObject } from '../../../engine/core/json/json.ts';
import { jsonObject } from '../../../engine/core/json/json.ts';
import { CommandError } from './command-error.ts';

const fieldName = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** Throws `CommandError` for an invalid field name, or one that the schema has already. */
export function requireNewField(
  { entity, schema }: { readonly entity: string; readonly schema: JsonObject },
  name: string,
): void {
  if (!fieldName.test(name))
    throw new CommandError(`"${name}" can be no name: use letters, digits and _, and no digit first.`);
  if (Object.hasOwn(jsonObject(schema['properties']), name))
    throw new CommandError(`"${entity}" has a field "${name}" already: choose another name.`);
}
