import Form from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { FormEvent } from 'react';
import { useMemo, useSyncExternalStore } from 'react';
import type { JsonObject } from '../../../core/json.ts';
import type { OpenForm } from '../form-react-context.ts';
import type { FormContext } from '../store/form-context.ts';
import type { FormStore } from '../store/form-store.ts';
import { ControlField } from './ControlField.tsx';
import { engineValidator } from './engine-validator.ts';
import { FieldTemplate } from './FieldTemplate.tsx';
import { LayoutField } from './LayoutField.tsx';
import { RowsField } from './RowsField.tsx';
import { controlField, layoutField, needsValues, rowsField } from './ui-schema.ts';
import { useFormContext } from './use-form-context.ts';

const fields = { [layoutField]: LayoutField, [controlField]: ControlField, [rowsField]: RowsField };
const templates = { FieldTemplate };
const uiSchema: UiSchema = { 'ui:field': layoutField };

// The engine seeds its values itself: RJSF must not put defaults into a record behind anyone's back.
const noDefaults = {
  emptyObjectFields: 'skipDefaults',
  allOf: 'skipDefaults',
  constAsDefaults: 'never',
  arrayMinItems: { populate: 'never' },
} as const;

export interface RjsfFormProps {
  readonly open: OpenForm;
  readonly onSubmit: () => void;
}

/** The one place where RJSF is rendered. Everything it is given keeps its identity from render to render. */
export function RjsfForm({ open, onSubmit }: RjsfFormProps) {
  const context = useFormContext();
  const values = useFollowedValues(open.store, context);
  const schema = useMemo(() => runtimeSchema(context.form.schema), [context.form.schema]);
  return (
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={values}
      idPrefix={open.prefix}
      idSeparator="."
      validator={engineValidator}
      fields={fields}
      templates={templates}
      experimental_defaultFormStateBehavior={noDefaults}
      showErrorList={false}
      noHtml5Validate
      noValidate
      onChange={({ formData }) => open.store.setValues((formData ?? {}) as JsonObject)}
      onBlur={(id) => open.store.touch(pathOfId(id, open.prefix))}
      onSubmit={(_, event: FormEvent) => {
        event.stopPropagation();
        onSubmit();
      }}
    >
      <button type="submit" hidden />
    </Form>
  );
}

const nothing: JsonObject = {};

/** The values, where RJSF has to know them. */
function useFollowedValues(store: FormStore, context: FormContext): JsonObject {
  const isFollowing = useMemo(() => needsValues(context), [context]);
  return useSyncExternalStore(store.subscribe, () => (isFollowing ? store.get().values : nothing));
}

/** RJSF takes a root `$id` for a base of references and then finds none. */
function runtimeSchema(schema: unknown): RJSFSchema {
  if (typeof schema !== 'object' || schema === null) return {};
  const { $id: _id, $schema: _schema, ...rest } = schema as Readonly<Record<string, unknown>>;
  return rest;
}

function pathOfId(id: string, prefix: string): string {
  return id.startsWith(`${prefix}.`) ? id.slice(prefix.length + 1) : id;
}
