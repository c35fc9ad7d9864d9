import { type FieldProps, type RJSFSchema, toFieldPathId, type UiSchema } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { JsonSchema } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';
import { stringOrUndefined } from '../../../core/json/string-values.ts';
import { FieldControl } from '../field/FieldControl.tsx';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFormDescription } from '../form-react-context.ts';
import { LayoutRows } from '../layout/LayoutRows.tsx';
import { type DescribedField, describedField } from '../store/described-field.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { controlField, hasEngineControl, uiSchemaOf } from './ui-schema.ts';

/** RJSF's root object, laid out by the form's descriptor instead of one property after the other. */
export function LayoutField(props: FieldProps) {
  const description = useFormDescription();
  return (
    <LayoutRows
      layout={description.form.layout}
      renderField={(path) => {
        const described = describedField(description, path);
        return isPlain(described) ? (
          <PlainLeaf key={path} described={described} />
        ) : (
          <WalkedLeaf key={path} described={described} root={rootOf(props, described)} />
        );
      }}
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

function rootOf(props: FieldProps, described: DescribedField): Root {
  const formData: unknown = props.formData;
  return {
    schema: props.schema as JsonSchema,
    registry: props.registry,
    onChange: props.onChange,
    onBlur: props.onBlur,
    onFocus: props.onFocus,
    formData: hasEngineControl(described) ? undefined : getAt(formData, pathToPointer(described.path)),
  };
}

interface LeafProps {
  readonly described: DescribedField;
}

/** What the engine reads of a field's uiSchema by itself. */
const plainWords = new Set(['ui:field', 'ui:title', 'ui:help', 'ui:description', 'ui:placeholder']);

/** Whether RJSF would add nothing to the field: most are so, and need not be walked by it. */
function isPlain(described: DescribedField): boolean {
  const uiSchema: UiSchema = uiSchemaOf(described);
  if (uiSchema['ui:field'] !== controlField) return false;
  return (
    described.schema?.['readOnly'] === undefined &&
    Object.keys(uiSchema).every((word) => plainWords.has(word))
  );
}

/** Reads nothing of its form but its own description: what is said of other fields does not render it. */
const PlainLeaf = memo(PlainField);

function PlainField({ described }: LeafProps) {
  const { path, schema } = described;
  const uiSchema = uiSchemaOf(described);
  return (
    <FieldFrame
      described={described}
      title={stringOrUndefined(uiSchema['ui:title']) ?? schema?.title ?? path.split('.').at(-1) ?? path}
      help={stringOrUndefined(uiSchema['ui:help'])}
      description={stringOrUndefined(uiSchema['ui:description'])}
    >
      <FieldControl described={described} isLocked={false} />
    </FieldFrame>
  );
}

interface WalkedLeafProps extends LeafProps {
  readonly root: Root;
}

function WalkedField({ described, root }: WalkedLeafProps) {
  const { path } = described;
  const { SchemaField } = root.registry.fields;
  const parts = path.split('.');
  const schema = asObjectSchema(schemaAt(root.schema, parts)) ?? described.schema;
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
      uiSchema={uiSchemaOf(described)}
      fieldPathId={fieldPathId}
      formData={root.formData}
      registry={root.registry}
      onChange={root.onChange}
      onBlur={root.onBlur}
      onFocus={root.onFocus}
    />
  );
}

const WalkedLeaf = memo(WalkedField, (before, after) => {
  return (
    before.described === after.described &&
    before.root.schema === after.root.schema &&
    before.root.registry === after.root.registry &&
    before.root.formData === after.root.formData
  );
});
