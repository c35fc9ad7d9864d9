import type { JsonObject, JsonSchema } from '../../../core/json/json.ts';
import { withDefaults } from './default-values.ts';
import { RjsfForm } from './RjsfForm.tsx';

/** RJSF for a form that a descriptor of a product leaves to it. */
export const rjsfDrawing = {
  Form: RjsfForm,
  withDefaults: (schema: JsonSchema, values: JsonObject) => withDefaults({ schema, values }),
};
