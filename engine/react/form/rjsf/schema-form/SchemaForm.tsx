import { useMemo } from 'react';
import { ajvValidator, type Formats, inKnownDraft } from './ajv-validator.ts';
import { CompiledSchemaForm } from './CompiledSchemaForm.tsx';
import type { SchemaFormProps } from './schema-form-props.ts';
import { useStable } from './use-stable.ts';

export interface RuntimeSchemaFormProps extends SchemaFormProps {
  /** Tests of strings, keyed by the names used in `format`. */
  readonly formats?: Formats;
}

/**
 * Form of any JSON Schema, which shows, validates and yields values, with errors as sentences. Compiles its validator
 * in the page; if the content security policy forbids that, use `CompiledSchemaForm` with a precompiled one.
 *
 * @example
 * <SchemaForm schema={schema} onSubmit={(value) => send(value)} />
 */
export function SchemaForm({ formats, ...props }: RuntimeSchemaFormProps) {
  const given = useStable(props.schema);
  const schema = useMemo(() => inKnownDraft(given), [given]);
  const validator = useMemo(() => ajvValidator(schema, formats), [schema, formats]);
  return <CompiledSchemaForm {...props} schema={schema} validator={validator} />;
}
