// Exports for forms of plain JSON Schema whose validators are compiled in the page, which requires Ajv.
export type { Json, JsonSchema } from '../core/json/json.ts';
export type { Problem } from '../core/validation/problems.ts';
export type { Formats } from './form/rjsf/schema-form/ajv-validator.ts';
export { type RuntimeSchemaFormProps, SchemaForm } from './form/rjsf/schema-form/SchemaForm.tsx';
export type { SchemaFormProps } from './form/rjsf/schema-form/schema-form-props.ts';
