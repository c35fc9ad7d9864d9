import type { JsonObject, JsonSchema } from '../../../core/json/json.ts';
import { withDefaults } from './default-values.ts';
import { RjsfForm } from './RjsfForm.tsx';

/** Drawing by RJSF, for forms that a descriptor leaves to RJSF. */
export const rjsfDrawing = {
  Form: RjsfForm,
  withDefaults: (schema: JsonSchema, values: JsonObject) => withDefaults({ schema, values }),
};
