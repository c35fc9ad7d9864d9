import { type ErrorSchema, getUiOptions } from '@rjsf/utils';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { jsonEqual } from '../../../../core/json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../../core/json/json.ts';
import { editorMessages } from '../../../../core/messages/editor-messages.ts';
import { registerMessages } from '../../../../core/messages/messages.ts';
import { problemOf } from '../../../../core/validation/structural-problems.ts';
import { tidyValue } from '../../../../core/validation/tidy.ts';
import { useMessages } from '../../../context/use-messages.ts';
import { Button } from '../../../parts/Button.tsx';
import { whenIdle } from '../../../theme/when-idle.ts';
import { EntityForm } from '../../EntityForm.tsx';
import { useSchemaDrawing } from '../../schema-drawing.ts';
import { type FormController, useForm } from '../../use-form.ts';
import { useSingleSubmit } from '../../use-single-submit.ts';
import type { SchemaFormProps } from './schema-form-props.ts';
import { schemaForm } from './schema-product.ts';
import { errorsOfSchema } from './validate-by.ts';

registerMessages(editorMessages);

/** Renders the form of a schema; must be rendered within the context of a form of the engine. */
export function OpenSchemaForm(props: SchemaFormProps) {
  const { schema, value, defaultValue, onSubmit, onError, extraErrors, restAfterTyping } = props;
  const given = value ?? defaultValue;
  const initial = (given ?? emptyOf(schema)) as JsonObject;
  const form = useForm({ form: schemaForm, initial, restAfterTyping });
  const exchange = useEmission(form, props);
  useFollowedValue(form, value, exchange);
  useFollowedSchema(form, schema);
  useExtraErrors(form, extraErrors);
  useReadyValidator(form);
  const submitOnce = useSingleSubmit<Json>(onSubmit);
  const submit = useCallback(() => {
    const saved = form.attemptSave();
    if (saved !== undefined) submitOnce(saved);
    else onError?.(form.store.get().problems);
  }, [form, submitOnce, onError]);
  return (
    <div className="en-schema-form">
      <EntityForm form={form} onSubmit={submit} />
      {props.children === undefined ? <SubmitButton {...props} onPress={submit} /> : props.children}
    </div>
  );
}

function emptyOf(schema: SchemaFormProps['schema']): Json | undefined {
  const type = isJsonObject(schema) ? schema['type'] : undefined;
  return type === undefined || type === 'object' || Array.isArray(type) ? {} : undefined;
}

function SubmitButton({ uiSchema, disabled, onPress }: SchemaFormProps & { readonly onPress: () => void }) {
  const say = useMessages();
  const { submitButtonOptions } = getUiOptions(uiSchema);
  if (submitButtonOptions?.norender === true) return null;
  return (
    <Button look="primary" disabled={disabled === true} onClick={onPress}>
      {submitButtonOptions?.submitText ?? say('form.submit')}
    </Button>
  );
}

/** Maximum number of remembered changes that the host has received, since the host may return them late. */
const mostTold = 50;

interface Exchange {
  /** Values that the host has received or supplied last. */
  known: unknown;
  /** Value that the host supplied last, followed by the changes passed to the host since, in order. */
  told: readonly unknown[];
}

/** Emits each change to the host, and remembers the changes emitted. */
function useEmission(
  { store }: FormController,
  { value, defaultValue, onChange }: SchemaFormProps,
): RefObject<Exchange> {
  const given = value ?? defaultValue;
  const exchange = useRef<Exchange>({ known: given, told: [given] });
  const emit = useEffectEvent(() => {
    const { values, context } = store.get();
    if (values === exchange.current.known) return;
    const isNews = !jsonEqual(values, exchange.current.known ?? {});
    exchange.current.known = values;
    if (!isNews || onChange === undefined) return;
    const heard = tidyValue(context.entity, values);
    exchange.current.told = [...exchange.current.told, heard].slice(-mostTold);
    onChange(heard);
  });
  useEffect(() => {
    emit();
    const stop = store.subscribe(() => emit());
    return () => {
      // Passes on text that was typed just before the form unmounts.
      store.buffer.flushAll();
      stop();
    };
  }, [store]);
  return exchange;
}

/**
 * Shows a new value of the host. Ignores a value that the host supplied or received before, since a host that
 * returns it late would undo the user's typing.
 */
function useFollowedValue(
  { store }: FormController,
  value: Json | undefined,
  exchange: RefObject<Exchange>,
): void {
  useEffect(() => {
    if (value === undefined) return;
    const at = exchange.current.told.findIndex((each) => jsonEqual(each, value));
    exchange.current.told = at === -1 ? [value] : exchange.current.told.slice(at);
    if (at !== -1 || jsonEqual(value, exchange.current.known)) return;
    exchange.current.known = value;
    store.replaceValues(value as JsonObject);
  }, [store, value, exchange]);
}

/** Adds the defaults of a schema that replaces the previous one. */
function useFollowedSchema({ store }: FormController, schema: SchemaFormProps['schema']): void {
  const withDefaults = useEffectEvent(useSchemaDrawing().withDefaults);
  const shown = useRef(schema);
  useEffect(() => {
    if (shown.current === schema) return;
    shown.current = schema;
    store.replaceValues(withDefaults(schema, store.get().values));
  }, [store, schema]);
}

/** Compiles the validator while the page is idle, so that a user who leaves the first field need not wait. */
function useReadyValidator({ store }: FormController): void {
  useEffect(() => whenIdle(() => void store.get().problems, 0), [store]);
}

function useExtraErrors(
  { store, showServerProblems }: FormController,
  errors: SchemaFormProps['extraErrors'],
): void {
  const shown = useRef<SchemaFormProps['extraErrors']>(undefined);
  useEffect(() => {
    if (jsonEqual(errors, shown.current)) return;
    shown.current = errors;
    const { product, entity } = store.get().context;
    showServerProblems(
      errorsOfSchema((errors ?? {}) as ErrorSchema).map((error) => problemOf(product, entity, error)),
    );
  }, [store, showServerProblems, errors]);
}
