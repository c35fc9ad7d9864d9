import type { Expression, Scope } from '../../../core/expressions/scope.ts';
import { isBlank } from '../../../core/json/blank.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer } from '../../../core/json/pointer.ts';
import type { FieldCheck, FormDescriptor } from '../../../core/product/form.ts';
import { useEngine } from '../../context/engine-context.ts';
import { linkOf } from '../../table/link-of.ts';
import { useOpenForm } from '../form-react-context.ts';
import type { FieldCheckState, FoundRow, ValuesOffer } from '../store/checks.ts';
import { fieldFactsOf } from '../store/field-facts.ts';
import { scopeOfField } from '../store/field-view.ts';
import { fillWith } from '../store/fill.ts';
import { ownEntry } from '../store/own-entry.ts';

/**
 * Returns a function that requests a check of a field's value: after a choice, or once the user leaves the
 * field or a field that the check depends on. Blocks neither typing nor saving; an answer to an outdated
 * value is dropped.
 */
export function useFieldCheck(path: string, check: FieldCheck | undefined): () => void {
  const { store } = useOpenForm();
  const { client } = useEngine();

  async function ask(at: string, descriptor: FieldCheck): Promise<void> {
    const { context, values, checks } = store.get();
    const scope = scopeOfField(fieldFactsOf(context, at), context.scopeOf(values));
    const standing = ownEntry(checks, at);
    const isAnswered = standing !== undefined && standing.hasFailed !== true;
    if (isAnswered || isBlank(getAt(values, pathToPointer(at)))) return;
    if (descriptor.when?.evaluate(scope) === false) return;
    const { also } = descriptor;
    const pending: FieldCheckState = { isPending: true, also };
    store.setCheck(at, pending);
    const answered = await client
      .call(descriptor.call, sentBy(descriptor, scope))
      .then(
        (answer): FieldCheckState => ({
          ...answeredState(descriptor, { ...scope, answer: answer as Json }),
          also,
        }),
      )
      .catch(
        (): FieldCheckState => ({ isPending: false, hasFailed: true, warning: descriptor.failure, also }),
      );
    // Drops an answer to an earlier value, which another check has replaced.
    if (store.get().checks[at] === pending) store.setCheck(at, answered);
  }

  return () => {
    if (check !== undefined) void ask(path, check);
    for (const [at, other] of checksAlsoAbout(path, store.get().context.form)) void ask(at, other);
  };
}

/** Lists the checks of other fields that depend on a field's value. */
function checksAlsoAbout(
  path: string,
  { fields }: FormDescriptor,
): readonly (readonly [string, FieldCheck])[] {
  return Object.entries(fields).flatMap(([at, { check }]) =>
    check?.also.includes(path) === true ? [[at, check] as const] : [],
  );
}

function answeredState(
  { warns, message, messageWhen = [], offers, lists }: FieldCheck,
  scope: Scope,
): FieldCheckState {
  if (!warns.evaluate(scope)) return { isPending: false };
  const special = messageWhen.find(({ when }) => when.evaluate(scope));
  const warning = special?.message ?? message;
  return {
    isPending: false,
    warning,
    found: lists && foundIn(lists, scope),
    offer: offers && offerOf(offers, scope),
  };
}

function offerOf(offers: NonNullable<FieldCheck['offers']>, scope: Scope): ValuesOffer | undefined {
  if (!offers.when.evaluate(scope)) return undefined;
  return { text: offers.text.evaluate(scope), take: (values) => fillWith(values, offers, scope) };
}

function foundIn(
  { rows, where, rowName, link }: NonNullable<FieldCheck['lists']>,
  scope: Scope,
): readonly FoundRow[] {
  const answered = getAt(scope.answer, `/${rows}`);
  const one = isJsonObject(answered) ? [answered] : [];
  const listed: readonly Json[] = Array.isArray(answered) ? answered : one;
  const shown = listed.filter((item) => where?.evaluate({ ...scope, item }) !== false);
  return shown.map((item) => ({
    text: rowName.evaluate({ ...scope, item }),
    to: link === undefined ? undefined : linkOf(link, item as JsonObject),
  }));
}

function sentBy({ query, body }: FieldCheck, scope: Scope) {
  return {
    ...(query === undefined ? {} : { query: valuesOf(query, scope) }),
    ...(body === undefined ? {} : { body: valuesOf(body, scope) }),
  };
}

function valuesOf(expressions: Readonly<Record<string, Expression>>, scope: Scope): JsonObject {
  const entries = Object.entries(expressions).map(
    ([name, expression]) => [name, expression.evaluate(scope)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => !isBlank(value))) as JsonObject;
}
