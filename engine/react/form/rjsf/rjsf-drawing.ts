import type { SchemaDrawing } from '../schema-drawing.ts';
import { withDefaults } from './default-values.ts';
import { RjsfForm } from './RjsfForm.tsx';

/** RJSF for a form that a descriptor of a product leaves to it. */
export const rjsfDrawing: SchemaDrawing = {
  Form: RjsfForm,
  withDefaults: (schema, values) => withDefaults({ schema, values }),
};
