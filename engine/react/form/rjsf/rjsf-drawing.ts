import type { JsonObject, JsonSchema } from '../../../core/json/json.ts';
import { withDefaults } from './default-values.ts';
import { RjsfForm } from './RjsfForm.tsx';

/** Rendering by RJSF, for forms that are not laid out by the engine. */
export const rjsfDrawing = {
  Form: RjsfForm,
  withDefaults: (schema: JsonSchema, values: JsonObject) => withDefaults({ schema, values }),
};
