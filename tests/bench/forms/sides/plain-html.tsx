import { Fragment, useCallback } from 'react';
import type { JsonSchemaObject } from '../../../../engine/core/json/json.ts';
import type { Side, SideFormProps } from '../side.ts';

/** Renders the fields as a server would send them, without script, which is the least work for the browser. */
function PlainForm({ work, values }: SideFormProps) {
  const fill = useCallback(
    (form: HTMLFormElement | null) => {
      if (form !== null) form.innerHTML = fieldsHtml(work.schema, values);
    },
    [work, values],
  );
  return <form ref={fill} noValidate />;
}

function fieldsHtml({ properties = {} }: JsonSchemaObject, values: object, within = ''): string {
  const fields = Object.entries(properties) as [string, JsonSchemaObject][];
  return fields.map(([name, schema]) => fieldHtml(within + name, schema, valueIn(values, name))).join('');
}

function valueIn(values: object, name: string): unknown {
  return (values as Readonly<Record<string, unknown>>)[name];
}

function fieldHtml(id: string, schema: JsonSchemaObject, value: unknown): string {
  if (Array.isArray(value))
    return value
      .map((row, index) => fieldsHtml(schema.items as JsonSchemaObject, row as object, `${id}.${index}.`))
      .join('');
  return `<div><label for="${id}">${schema.title}</label>${inputHtml(id, schema, value)}</div>`;
}

function inputHtml(id: string, schema: JsonSchemaObject, value: unknown): string {
  if (schema.enum !== undefined) {
    const options = schema.enum.map((each) => `<option${each === value ? ' selected' : ''}>${each}</option>`);
    return `<select id="${id}">${options.join('')}</select>`;
  }
  if (schema.type === 'boolean')
    return `<input id="${id}" type="checkbox"${value === true ? ' checked' : ''}>`;
  const type = schema.type === 'number' ? 'number' : schema.format === 'date' ? 'date' : 'text';
  return `<input id="${id}" type="${type}" value="${value ?? ''}" required>`;
}

export const plainHtml: Side = { Application: Fragment, Form: PlainForm };
