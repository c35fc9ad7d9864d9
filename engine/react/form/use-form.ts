import { useQueries } from '@tanstack/react-query';
import { use, useContext, useEffect, useId, useMemo, useState } from 'react';
import { openedForm } from '../../core/forms/opened-form.ts';
import { jsonEqual } from '../../core/json/equal.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { pathToPointer } from '../../core/json/pointer.ts';
import type { Product } from '../../core/product/product.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { ownerIdOf } from '../../core/records/owner-id.ts';
import type { Problem } from '../../core/validation/problems.ts';
import { tidyValue } from '../../core/validation/tidy.ts';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { useRecordData } from '../context/open-records.ts';
import { useAccess } from '../context/use-access.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { callQuery } from '../data/use-call.ts';
import { useCompanions } from '../data/use-companions.ts';
import { idOf } from '../parts/record-content.ts';
import { whenLeft } from '../parts/when-left.ts';
import { focusField } from './focus-field.ts';
import { inSightFirst } from './in-sight-first.ts';
import { fetchSchemaDrawing, SchemaDrawingContext } from './schema-drawing.ts';
import type { FormContext, RaisedByForm } from './store/form-context.ts';
import { formScope } from './store/form-scope.ts';
import { createFormStore, type FormStore } from './store/form-store.ts';
import { useLoadedProduct } from './use-loaded-product.ts';

/**
 * Function that finds the chosen owner of a record in the form's values, by entity name; empty while the owner is
 * unknown.
 */
type ChosenOwner = (values: JsonObject) => Readonly<Record<string, JsonObject>>;

const nobody = {};

/**
 * Returns the function that finds the owner chosen in a field, which rules need, since the owner of a new
 * record is not open on the screen.
 */
function useChosenOwner(product: Product, formName: string): ChosenOwner {
  const { client } = useEngine();
  const offer = offerOf(product, formName);
  const calls = offer === undefined ? [] : [offer.call];
  const answers = useQueries({
    queries: calls.map((name) => callQuery<ListAnswer>({ product, client, name, query: {} })),
  });
  const rows = answers[0]?.data?.rows;
  const { entity, at } = offer ?? {};
  return useMemo((): ChosenOwner => {
    if (rows === undefined || entity === undefined || at === undefined) return () => nobody;
    return (values) => {
      const id = ownerIdOf({ organizationAt: at }, values);
      const owner = id === undefined ? undefined : rows.find((row) => idOf(row) === id);
      return owner === undefined ? nobody : { [entity]: owner };
    };
  }, [rows, entity, at]);
}

/** Finds the call that lists possible owners, the entity listed, and the field of the choice. */
function offerOf(product: Product, formName: string) {
  const form = entryOf(product, 'forms', formName);
  const at = product.entities[form.entity]?.record?.organizationAt;
  const [, field] = Object.entries(form.fields).find(([path]) => pathToPointer(path) === at) ?? [];
  const call = field?.choices?.call;
  const answer = call === undefined ? undefined : product.calls[call]?.answer;
  return at === undefined || call === undefined || answer?.kind !== 'list'
    ? undefined
    : { call, at, entity: answer.entity };
}

const nothing = {};

/**
 * Reads the records that the entity's rules need besides the open record, by name; the same object while they
 * are equal.
 */
function useBeside(product: Product, formName: string): Readonly<Record<string, Json | undefined>> {
  const open = useRecordData();
  const { entity: name } = entryOf(product, 'forms', formName);
  const { record, with: companions = nothing } = entryOf(product, 'entities', name);
  const subject = record?.subject === undefined ? undefined : open[record.subject];
  const { records } = useCompanions(
    { with: subject === undefined ? nothing : companions },
    subject ?? nothing,
  );
  const [known, setKnown] = useState(records);
  if (jsonEqual(known, records)) return known;
  setKnown(records);
  return records;
}

export interface FormInput {
  /** Name of the form descriptor. */
  readonly form: string;
  /** Values that the form compares with to recognize changes. */
  readonly initial: JsonObject;
  /** Values that the form starts with where they differ from `initial`, e.g. a draft. */
  readonly values?: JsonObject | undefined;
  /** Stored version that is edited; undefined for a new record. */
  readonly old?: JsonObject | undefined;
  /** Record that contains the values as a row; undefined where they are no row. */
  readonly root?: JsonObject | undefined;
  /** Other stored records of the same type and subject, where loaded. */
  readonly siblings?: readonly JsonObject[] | undefined;
  /** Event of a workflow with which the values are sent; undefined where the values are stored. */
  readonly raises?: RaisedByForm | undefined;
  /** Milliseconds without a keystroke after which typed text enters the values. */
  readonly restAfterTyping?: number | undefined;
}

export interface FormController {
  readonly store: FormStore;
  readonly prefix: string;
  /** Returns the values to save; undefined if problems stop the save, which then appear at their fields. */
  readonly attemptSave: () => JsonObject | undefined;
  /** Shows the gateway's problems at their fields, and focuses the first. */
  readonly showServerProblems: (problems: readonly Problem[]) => void;
}

/** Opens a form; its state lives as long as the calling component. */
export function useForm(input: FormInput): FormController {
  const context = useFormInputContext(input);
  const given = useContext(SchemaDrawingContext);
  // Adds the schema's defaults to the initial values of a form that RJSF lays out, as RJSF does.
  const drawing = context.form.layout.length > 0 ? undefined : (given ?? use(fetchSchemaDrawing()));
  const [store] = useState(() => {
    const initial = drawing?.withDefaults(context.form.schema, input.initial) ?? input.initial;
    const { values, restAfterTyping } = input;
    return createFormStore({ context, initial, values, restAfterTyping });
  });
  const prefix = useId();
  // Commits typed text to the values, and to the draft, before the page closes, since the user may still be typing.
  useEffect(() => whenLeft(() => store.buffer.flushAll()), [store]);
  useEffect(() => {
    if (store.get().context !== context) store.setContext(context);
  }, [store, context]);
  return useMemo(
    () => ({
      store,
      prefix,
      attemptSave() {
        const attempt = store.attemptSave(inSightFirst(prefix));
        if (attempt.isReady) return tidyValue(store.get().context.entity, attempt.values);
        if (attempt.firstField !== undefined) focusField(prefix, attempt.firstField);
        return undefined;
      },
      showServerProblems(problems) {
        const first = store.setServerProblems(problems);
        if (first !== undefined) focusField(prefix, first);
      },
    }),
    [store, prefix],
  );
}

function useFormInputContext({ form: formName, old, root, siblings, raises }: FormInput): FormContext {
  const product = useLoadedProduct(useProduct(), formName);
  const records = useRecordData();
  const scopeOf = useScope();
  const can = useAccess();
  const ownerIn = useChosenOwner(product, formName);
  const beside = useBeside(product, formName);
  return useMemo(() => {
    const descriptor = entryOf(product, 'forms', formName);
    const entity = entryOf(product, 'entities', descriptor.entity);
    const named = formScope({ entity, old, root, siblings });
    return {
      product,
      form: openedForm(descriptor, entity),
      entity,
      old,
      can,
      raises,
      scopeOf: (values) =>
        scopeOf({
          ...named(values),
          records: { ...records, ...beside, ...ownerIn(values) },
        }),
    };
  }, [product, formName, old, root, siblings, raises, records, beside, ownerIn, scopeOf, can]);
}
