// Forms from plain JSON Schema, with validators compiled ahead of time: the page contains no Ajv and evaluates no
// code.
export type { Json, JsonSchema } from '../core/json/json.ts';
export { matchesSchema } from '../core/validation/matches-schema.ts';
export type { Problem } from '../core/validation/problems.ts';
export { engineValidator } from './form/rjsf/engine-validator.ts';
export { CompiledSchemaForm } from './form/rjsf/schema-form/CompiledSchemaForm.tsx';
export type { CompiledSchemaFormProps } from './form/rjsf/schema-form/schema-form-props.ts';
