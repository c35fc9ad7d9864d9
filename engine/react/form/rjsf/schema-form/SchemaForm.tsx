import { useMemo } from 'react';
import { ajvValidator, type Formats, inKnownDraft } from './ajv-validator.ts';
import { CompiledSchemaForm } from './CompiledSchemaForm.tsx';
import type { SchemaFormProps } from './schema-form-props.ts';
import { useStable } from './use-stable.ts';

export interface RuntimeSchemaFormProps extends SchemaFormProps {
  /** Tests of texts, by the name used in `format`. */
  readonly formats?: Formats;
}

/**
 * A form of any JSON Schema: it shows, checks and yields values, and says in words what is wrong with them. Its
 * validator is compiled in the page; where the page's policy forbids that, `CompiledSchemaForm` takes one that is
 * compiled ahead.
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
