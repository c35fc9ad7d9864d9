import { useContext } from 'react';
import type { JsonObject, JsonSchema } from '../../../core/json/json.ts';
import { withDefaults } from './default-values.ts';
import { HostParts } from './host-parts.ts';

/** Puts the defaults of a schema in their places, with branches chosen as in the form itself. */
export function useDefaults(): (schema: JsonSchema, values: JsonObject) => JsonObject {
  const { validator, defaults } = useContext(HostParts);
  return (schema, values) => withDefaults({ schema, values, validator, behavior: defaults });
}
