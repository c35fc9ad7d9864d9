import type { ReactNode } from 'react';
import type { Scope } from '../../../core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';
import type { Reference } from '../../../core/product/entity.ts';
import type { FieldChoices } from '../../../core/product/form.ts';
import { argumentsOf } from '../../../core/protocol/call-arguments.ts';
import type { ListAnswer } from '../../../core/protocol/call-types.ts';
import { messageOfError } from '../../client/call-error.ts';
import { entryOf } from '../../client/entry-of.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useProduct } from '../../context/use-product.ts';
import { useCall } from '../../data/use-call.ts';
import { useFormDescription, useOpenForm } from '../form-react-context.ts';
import { fieldFactsOf } from '../store/field-facts.ts';
import { scopeOfField } from '../store/field-view.ts';
import type { FormContext } from '../store/form-context.ts';
import { offeredEntries, offersItem } from '../store/offered.ts';
import { useSelection } from '../use-selection.ts';
import type { ControlChoice } from '../widgets/control.ts';
import type { FieldWidget } from './use-widget.ts';

export interface OfferedChoicesProps {
  readonly path: string;
  readonly found: FieldWidget;
  readonly children: (choices: readonly ControlChoice[]) => ReactNode;
}

/**
 * Provides the choices of a field for the form's current values: entries of its value set, rows of a call, or rows of
 * an open record.
 */
export function OfferedChoices({ path, found, children }: OfferedChoicesProps) {
  const call = found.formField?.choices?.call;
  const reference = useFormDescription().entity.references?.[pathToPointer(path)];
  if (call === undefined && reference?.rows !== undefined)
    return <RowsOfRecord path={path} found={found} reference={reference} render={children} />;
  if (call === undefined) return <Entries path={path} found={found} render={children} />;
  return <Rows path={path} found={found} call={call} render={children} />;
}

interface Inner {
  readonly path: string;
  readonly found: FieldWidget;
  readonly render: OfferedChoicesProps['children'];
}

function Entries({ path, found, render }: Inner) {
  const offered = useOffered(path, (context, scope) =>
    offeredEntries(context, path)
      .filter((entry) => offersItem(context, path, entry, scope))
      .map(({ code }) => code),
  );
  const codes = new Set<Json>(offered);
  return render(found.choices.filter(({ value }) => codes.has(value)));
}

/** Provides the rows of an open record from which the field can choose. */
function RowsOfRecord({ path, found, reference, render }: Inner & { readonly reference: Reference }) {
  const { entity, rows = '', by } = reference;
  const rowName = found.formField?.choices?.rowName;
  const choices = useOffered(path, (context, scope) => {
    const listed = getAt(scope.records?.[entity], rows);
    const offered = (Array.isArray(listed) ? (listed as readonly JsonObject[]) : []).filter((item) =>
      offersItem(context, path, item, scope),
    );
    return offered.map((item): ControlChoice => {
      const value = (getAt(item, by) ?? null) as Json;
      return { value, label: rowName?.evaluate({ ...scope, item }) ?? String(value) };
    });
  });
  return render(choices.filter(({ value }) => value !== null));
}

function Rows({ path, found, call, render }: Inner & { readonly call: string }) {
  const say = useMessages();
  const query = useOffered(path, (_context, scope) => queryOf(found, scope));
  const contract = entryOf(useProduct(), 'calls', call);
  const answer = useCall<ListAnswer>(call, query === undefined ? {} : argumentsOf(contract, query));
  const descriptor = found.formField?.choices ?? {};
  const rows = useOffered(path, (context, scope) =>
    (answer.data?.rows ?? []).filter((row) => offersItem(context, path, row, scope)),
  );
  return (
    <>
      {render(rows.map((row) => choiceOf(row, descriptor)))}
      {answer.data !== undefined && rows.length === 0 && (
        <span className="en-help">{say('form.nothing-to-choose')}</span>
      )}
      {answer.error !== null && answer.data === undefined && (
        <span className="en-error" role="alert">
          {messageOfError(answer.error, say('form.choices-failed'))}
        </span>
      )}
    </>
  );
}

function choiceOf(row: JsonObject, { value = '', label = '' }: FieldChoices): ControlChoice {
  const stored = (getAt(row, pathToPointer(value)) ?? null) as Json;
  return { value: stored, label: String(getAt(row, pathToPointer(label)) ?? stored) };
}

function queryOf({ formField }: FieldWidget, scope: Scope) {
  if (formField?.query === undefined) return undefined;
  const entries = Object.entries(formField.query).map(
    ([name, expression]) => [name, expression.evaluate(scope) as Json | undefined] as const,
  );
  return Object.fromEntries(entries);
}

/** Derives a value from the form's values on every change; renders the field only when the derived value changes. */
function useOffered<Value>(path: string, read: (context: FormContext, scope: Scope) => Value): Value {
  const { store } = useOpenForm();
  return useSelection(store.subscribe, () => {
    const { context, values } = store.get();
    return read(context, scopeOfField(fieldFactsOf(context, path), context.scopeOf(values)));
  });
}
