import type { JsonObject, JsonSchema } from '../../../core/json/json.ts';
import { withDefaults } from './default-values.ts';
import { RjsfForm } from './RjsfForm.tsx';

/** RJSF's rendering, for forms that the engine does not lay out. */
export const rjsfDrawing = {
  Form: RjsfForm,
  withDefaults: (schema: JsonSchema, values: JsonObject) => withDefaults({ schema, values }),
};
