import { useQueries } from '@tanstack/react-query';
import { use, useContext, useEffect, useId, useMemo, useState } from 'react';
import { openedForm } from '../../core/forms/opened-form.ts';
import { jsonEqual } from '../../core/json/equal.ts';
import type { Json, JsonObject } from '../../core/json/json.ts';
import { pathToPointer } from '../../core/json/pointer.ts';
import type { Product } from '../../core/product/product.ts';
import type { ListAnswer } from '../../core/protocol/call-types.ts';
import { isAllowed } from '../../core/records/access.ts';
import { openDescriptors } from '../../core/records/closed.ts';
import { ownerIdOf } from '../../core/records/owner-id.ts';
import type { Problem } from '../../core/validation/problems.ts';
import { tidyValue } from '../../core/validation/tidy.ts';
import { entryOf } from '../client/entry-of.ts';
import { useEngine } from '../context/engine-context.ts';
import { useRecordData } from '../context/open-records.ts';
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

/** The owner that the values of a form name, by the name of its entity; nobody while that is not known. */
type ChosenOwner = (values: JsonObject) => Readonly<Record<string, JsonObject>>;

const nobody = {};

/**
 * The owner that is chosen in a form with a field for it: rules read the owner, and for a new record no screen has it
 * open. It is one of the rows that the field offers.
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

/** The call that lists owners to choose from, the entity that it lists, and where the choice is stored. */
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
 * Reads the records that the rules of a form's entity read beside the open record that it belongs to, by name; the
 * same object while it is equal.
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
  /** Values that the form starts from and counts as unchanged. */
  readonly initial: JsonObject;
  /** Values to begin typing with, e.g. a draft. */
  readonly values?: JsonObject | undefined;
  /** The stored version, for an edit. */
  readonly old?: JsonObject | undefined;
  /** The record that the values are a row of, where they are one. */
  readonly root?: JsonObject | undefined;
  /** The other stored records of the same type and subject, where they are loaded. */
  readonly siblings?: readonly JsonObject[] | undefined;
  /** The event of a workflow that the values go with; absent where they are stored. */
  readonly raises?: RaisedByForm | undefined;
  /** Milliseconds without a keystroke after which typed text is among the values. */
  readonly restAfterTyping?: number | undefined;
}

export interface FormController {
  readonly store: FormStore;
  readonly prefix: string;
  /** The values to save, or undefined when the save has to stop: the fields then say why. */
  readonly attemptSave: () => JsonObject | undefined;
  /** Puts the gateway's problems on their fields and moves to the first. */
  readonly showServerProblems: (problems: readonly Problem[]) => void;
}

/** Opens a form. Its state lives as long as the component that calls this. */
export function useForm(input: FormInput): FormController {
  const context = useFormInputContext(input);
  const given = useContext(SchemaDrawingContext);
  // A form that RJSF lays out starts with the defaults of its schema, as everywhere in RJSF.
  const drawing = context.form.layout.length > 0 ? undefined : (given ?? use(fetchSchemaDrawing()));
  const [store] = useState(() => {
    const initial = drawing?.withDefaults(context.form.schema, input.initial) ?? input.initial;
    const { values, restAfterTyping } = input;
    return createFormStore({ context, initial, values, restAfterTyping });
  });
  const prefix = useId();
  // Puts typed text among the values, and in the draft, before the page is gone: it may be so before typing has
  // rested.
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

function useFormInputContext(input: FormInput): FormContext {
  const { form: formName, initial, old, root, siblings, raises } = input;
  const product = useLoadedProduct(useProduct(), formName);
  // What something new begins with is what its rights are judged by, however the caller makes it anew.
  const [begun] = useState(initial);
  const records = useRecordData();
  const scopeOf = useScope();
  const ownerIn = useChosenOwner(product, formName);
  const beside = useBeside(product, formName);
  return useMemo(() => {
    const descriptor = entryOf(product, 'forms', formName);
    const whole = entryOf(product, 'entities', descriptor.entity);
    const self = root ?? old ?? begun;
    const own = whole.record === undefined ? {} : { [whole.name]: self };
    const can = (rule: string | undefined) =>
      isAllowed(product, rule, scopeOf({ self, records: { ...records, ...own } }));
    const { entity, form } = openDescriptors({ entity: whole, form: descriptor }, can);
    const named = formScope({ entity, old, root, siblings });
    return {
      product,
      form: openedForm(form, entity),
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
  }, [product, formName, begun, old, root, siblings, raises, records, beside, ownerIn, scopeOf]);
}
