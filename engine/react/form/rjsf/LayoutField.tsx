import { type FieldProps, type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import { memo, type ReactNode, useMemo } from 'react';
import type { JsonSchema } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';
import { stringOrUndefined } from '../../../core/json/string-values.ts';
import { FieldControl } from '../FieldControl.tsx';
import { FieldFrame } from '../FieldFrame.tsx';
import { useFormDescription } from '../form-react-context.ts';
import { LayoutRows } from '../LayoutRows.tsx';
import type { FormDescription } from '../store/form-context.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { controlField, hasEngineControl, uiSchemaOf } from './ui-schema.ts';

/** RJSF's root object, laid out by the form's descriptor instead of one property after the other. */
export function LayoutField(props: FieldProps) {
  const context = useFormDescription();
  return (
    <LayoutRows
      layout={context.form.layout}
      renderField={(path) => (
        <Leaf key={path} path={path} context={context} root={rootOf(props, context, path)} />
      )}
    />
  );
}

interface Root {
  readonly schema: JsonSchema;
  readonly registry: FieldProps['registry'];
  readonly onChange: FieldProps['onChange'];
  readonly onBlur: FieldProps['onBlur'];
  readonly onFocus: FieldProps['onFocus'];
  /** The field's value, for the fields that RJSF renders itself; the engine's own read the store. */
  readonly formData: unknown;
}

function rootOf(props: FieldProps, context: FormDescription, path: string): Root {
  return {
    schema: props.schema as JsonSchema,
    registry: props.registry,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    formData: hasEngineControl(context, path) ? undefined : getAt(props.formData, pathToPointer(path)),
  };
}

interface LeafProps {
  readonly path: string;
  readonly context: FormDescription;
  readonly root: Root;
}

function LeafField(props: LeafProps) {
  const { path, context } = props;
  const uiSchema = uiSchemaOf(context, path);
  return isPlain(context, path, uiSchema) ? (
    plainLeaf({ context, path, uiSchema })
  ) : (
    <WalkedLeaf {...props} uiSchema={uiSchema} />
  );
}

/** What the engine reads of a field's uiSchema by itself. */
const plainWords = new Set(['ui:field', 'ui:title', 'ui:help', 'ui:description', 'ui:placeholder']);

/** Whether RJSF would add nothing to the field: most are so, and need not be walked by it. */
function isPlain({ form }: FormDescription, path: string, uiSchema: UiSchema): boolean {
  if (uiSchema['ui:field'] !== controlField) return false;
  const schema = asObjectSchema(schemaAt(form.schema, path.split('.')));
  return schema?.['readOnly'] === undefined && Object.keys(uiSchema).every((word) => plainWords.has(word));
}

interface PlainLeaf extends Pick<LeafProps, 'context' | 'path'> {
  readonly uiSchema: UiSchema;
}

function plainLeaf({ context, path, uiSchema }: PlainLeaf): ReactNode {
  const schema = asObjectSchema(schemaAt(context.form.schema, path.split('.')));
  return (
    <FieldFrame
      path={path}
      title={stringOrUndefined(uiSchema['ui:title']) ?? schema?.title ?? path.split('.').at(-1) ?? path}
      help={stringOrUndefined(uiSchema['ui:help'])}
      description={stringOrUndefined(uiSchema['ui:description'])}
    >
      <FieldControl path={path} isLocked={false} />
    </FieldFrame>
  );
}

function WalkedLeaf({ path, context, root, uiSchema }: LeafProps & { readonly uiSchema: UiSchema }) {
  const { SchemaField } = root.registry.fields;
  const parts = path.split('.');
  const schema = asObjectSchema(schemaAt(root.schema, parts) ?? schemaAt(context.form.schema, parts));
  const { globalFormOptions } = root.registry;
  const fieldPathId = useMemo(
    () => toFieldPathId('', globalFormOptions, path.split('.')),
    [globalFormOptions, path],
  );
  if (schema === undefined || SchemaField === undefined) return null;
  return (
    <SchemaField
      name={parts.at(-1) ?? path}
      schema={schema as RJSFSchema}
      uiSchema={uiSchema}
      fieldPathId={fieldPathId}
      formData={root.formData}
      registry={root.registry}
      onChange={root.onChange}
      onBlur={root.onBlur}
      onFocus={root.onFocus}
    />
  );
}

const Leaf = memo(LeafField, (before, after) => {
  return (
    before.path === after.path &&
    before.context === after.context &&
    before.root.schema === after.root.schema &&
    before.root.registry === after.root.registry &&
    before.root.formData === after.root.formData
  );
});
