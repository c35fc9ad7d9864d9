import { type ArrayField, createForm, type Field } from '@formily/core';
import type { ISchema } from '@formily/json-schema';
import {
  connect,
  createSchemaField,
  FormProvider,
  mapProps,
  observer,
  RecursionField,
  useField,
  useFieldSchema,
} from '@formily/react';
import { type ChangeEvent, Fragment, type ReactNode, useMemo } from 'react';
import type { JsonSchemaObject } from '../../../../engine/core/json/json.ts';
import type { Side, SideFormProps } from '../side.ts';

interface InputProps {
  readonly id: string;
  readonly type: string;
  readonly value?: string | number | boolean;
  readonly choices?: readonly string[];
  readonly onChange: (event: ChangeEvent) => void;
}

function PlainInput({ id, type, value, choices, onChange }: InputProps) {
  if (choices !== undefined)
    return (
      <select id={id} value={String(value)} onChange={onChange}>
        {choices.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    );
  if (type === 'checkbox') return <input id={id} type={type} checked={value === true} onChange={onChange} />;
  return <input id={id} type={type} value={String(value ?? '')} onChange={onChange} />;
}

const Input = connect(
  PlainInput,
  mapProps((props, field) => ({ ...props, id: field.address.toString() })),
);

/** Label and message around an input. */
const Item = observer(({ children }: { readonly children?: ReactNode }) => {
  const field = useField<Field>();
  const [message] = field.selfErrors;
  return (
    <div>
      <label htmlFor={field.address.toString()}>{field.title}</label>
      {children}
      {message !== undefined && <p role="alert">{String(message)}</p>}
    </div>
  );
});

const Rows = observer(() => {
  const field = useField<ArrayField>();
  const { items } = useFieldSchema();
  return field.value.map((_row, index) => (
    <RecursionField key={index} schema={items as ISchema} name={index} />
  ));
});

const SchemaField = createSchemaField({ components: { Input, Item, Rows } });

function FormilyForm({ work, values }: SideFormProps) {
  const form = useMemo(() => createForm({ initialValues: structuredClone(values) }), [values]);
  const schema = useMemo(() => formilySchemaOf(work.schema), [work]);
  return (
    <FormProvider form={form}>
      <SchemaField schema={schema} />
    </FormProvider>
  );
}

/** Adds to a JSON Schema the keywords by which Formily chooses components and checks. */
function formilySchemaOf(schema: JsonSchemaObject): ISchema {
  if (schema.type === 'array')
    return {
      ...{ type: 'array', 'x-component': 'Rows' },
      items: formilySchemaOf(schema.items as JsonSchemaObject),
    };
  if (schema.type === 'object') {
    const parts = Object.entries(schema.properties ?? {}) as [string, JsonSchemaObject][];
    return {
      type: 'object',
      properties: Object.fromEntries(parts.map(([name, part]) => [name, formilySchemaOf(part)])),
    };
  }
  const { type = 'string', title = '', pattern, maxLength } = schema;
  return {
    ...{ type: String(type), title, required: true, 'x-decorator': 'Item', 'x-component': 'Input' },
    'x-component-props': { type: inputTypeOf(schema), choices: schema.enum },
    ...(pattern !== undefined && { pattern }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

function inputTypeOf(schema: JsonSchemaObject): string {
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'number') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}

export const formily: Side = { Application: Fragment, Form: FormilyForm };
