import { Fragment, type ReactNode } from 'react';
import {
  type Control,
  type RegisterOptions,
  type UseFormRegister,
  useFieldArray,
  useForm,
  useFormState,
} from 'react-hook-form';
import type { JsonSchemaObject } from '../../../../engine/core/json/json.ts';
import type { Side, SideFormProps } from '../side.ts';

type Values = Record<string, unknown>;

interface FieldProps {
  readonly path: string;
  readonly schema: JsonSchemaObject;
  readonly register: UseFormRegister<Values>;
  readonly control: Control<Values>;
}

/** Field as in the manual of React Hook Form: registered, uncontrolled, with its error below. */
function Field({ path, schema, register, control }: FieldProps) {
  const { errors } = useFormState({ control, name: path, exact: true });
  const message = errors[path]?.message;
  return (
    <div>
      <label htmlFor={path}>{schema.title}</label>
      <Input path={path} schema={schema} register={register} control={control} />
      {typeof message === 'string' && <p role="alert">{message}</p>}
    </div>
  );
}

function Input({ path, schema, register }: FieldProps) {
  const given = { id: path, ...register(path, checksOf(schema)) };
  if (schema.enum !== undefined) {
    return (
      <select {...given}>
        {schema.enum.map((choice) => (
          <option key={String(choice)}>{String(choice)}</option>
        ))}
      </select>
    );
  }
  return <input type={typeOf(schema)} {...given} />;
}

function typeOf(schema: JsonSchemaObject): string {
  if (schema.type === 'boolean') return 'checkbox';
  if (schema.type === 'number') return 'number';
  return schema.format === 'date' ? 'date' : 'text';
}

function checksOf(schema: JsonSchemaObject): RegisterOptions<Values> {
  return {
    required: 'Required',
    ...(schema.pattern === undefined
      ? {}
      : { pattern: { value: new RegExp(schema.pattern), message: 'Invalid' } }),
    ...(schema.maxLength === undefined
      ? {}
      : { maxLength: { value: schema.maxLength, message: 'Too long' } }),
  };
}

function HandWrittenForm({ work, values }: SideFormProps) {
  const { register, control, handleSubmit } = useForm<Values>({ defaultValues: values, mode: 'onTouched' });
  const bound = { register, control };
  return (
    <form onSubmit={handleSubmit(() => {})} noValidate>
      {fieldsOf(work.schema).map(([name, schema]) =>
        schema.type === 'array' ? (
          <Rows key={name} name={name} schema={schema} {...bound} />
        ) : (
          <Field key={name} path={name} schema={schema} {...bound} />
        ),
      )}
      <button type="submit">Submit</button>
    </form>
  );
}

interface RowsProps extends Omit<FieldProps, 'path'> {
  readonly name: string;
}

function Rows({ name, schema, ...bound }: RowsProps): ReactNode {
  const { fields, remove } = useFieldArray<{ [name: string]: object[] }>({
    control: bound.control as never,
    name,
  });
  return fields.map((row, index) => (
    <div key={row.id}>
      {fieldsOf(schema.items as JsonSchemaObject).map(([column, part]) => (
        <Field key={column} path={`${name}.${index}.${column}`} schema={part} {...bound} />
      ))}
      <button type="button" onClick={() => remove(index)}>
        Remove
      </button>
    </div>
  ));
}

function fieldsOf(schema: JsonSchemaObject): readonly (readonly [string, JsonSchemaObject])[] {
  return Object.entries(schema.properties ?? {}) as [string, JsonSchemaObject][];
}

/** Form written by hand with a quick library, the lower bound for all sides. */
export const reactHookForm: Side = { Application: Fragment, Form: HandWrittenForm };
