import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import { memo, useMemo } from 'react';
import type { JsonSchema } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';
import { hasEngineControl } from '../field/use-widget.ts';
import { useFormDescription } from '../form-react-context.ts';
import { LaidOutField, type LaidOutFieldProps } from '../LaidOutForm.tsx';
import { LayoutRows } from '../layout/LayoutRows.tsx';
import { type DescribedField, describedField } from '../store/described-field.ts';
import { asObjectSchema, schemaAt } from '../store/schema-at.ts';
import { uiSchemaOf } from './ui-schema.ts';

/**
 * Renders RJSF's root object in the layout of the form's descriptor, instead of one property after the other.
 */
export function LayoutField(props: FieldProps) {
  const description = useFormDescription();
  return (
    <LayoutRows
      layout={description.form.layout}
      renderField={(path) => {
        const described = describedField(description, path);
        return hasEngineControl(described) ? (
          <LaidOutField key={path} described={described} />
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
    formData: getAt(formData, pathToPointer(described.path)),
  };
}

interface WalkedLeafProps extends LaidOutFieldProps {
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
