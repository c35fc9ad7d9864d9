import type { JSONPath } from 'jsonc-parser';
import type { CardAction, Confirmation, SentObject } from '../../../core/product/card.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import type { ActionFile, SentObjectFile } from '../../files/card.ts';
import { callAnswer } from '../../plan/call-types.ts';
import { entityOfForm } from '../../plan/entity-of-form.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isAccessName, isCallName, isFileName, isOneOf, isPartName } from '../../plan/names.ts';
import { isPathOf } from '../../plan/path-of-entity.ts';
import { type Cel, type ExpressionLocation, isCel, planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { rowAddedBy } from '../../plan/row-added-by.ts';
import type { CardLocation } from './card-location.ts';
import { companionsIn } from './companions-in.ts';
import { planFiles } from './plan-files.ts';

type PlannedAction = Planned<CardAction>;

export function planCardActions(location: CardLocation): readonly PlannedAction[] {
  return (location.card.actions ?? []).map((action, index) =>
    planAction(action, ['actions', index], location),
  );
}

function planAction(action: ActionFile, at: JSONPath, location: CardLocation): PlannedAction {
  const { file, plans, context } = location;
  const { name, title, when, add, call, page, open, part, confirm } = action;
  const { access, form } = { ...rowAddedBy(action, plans), ...action };
  if (access !== undefined) isAccessName({ file, at: [...at, 'access'], name: access, plans });
  if (add !== undefined) checkAdd(add, [...at, 'add'], location);
  if (form !== undefined) isFileName({ file, at: [...at, 'form'], name: form, plans }, 'form');
  if (call !== undefined) isCallName({ file, at: [...at, 'call'], name: call, plans });
  if (part !== undefined) isPartName({ file, at: [...at, 'part'], name: part, plans });
  isOneOf({ file, at: [...at, 'in'], name: action.in ?? 'bar', plans }, pathsOf(location), {
    noun: 'menu',
    code: 'name/unknown-menu',
  });
  checkMeans(action, at, location);
  const sent: ExpressionContext = { ...context, ...inputsOf(form, location) };
  return {
    name,
    title,
    in: action.in ?? 'bar',
    access,
    when: planExpression(when, [...at, 'when'], location, 'bool'),
    reads: companionsIn([when], location),
    addTab: add,
    form,
    set: action.set === undefined ? undefined : planSet(action.set, [...at, 'set'], location),
    call,
    body: action.body === undefined ? undefined : planSent(action.body, [...at, 'body'], sent, location),
    query:
      action.query === undefined ? undefined : planSent(action.query, [...at, 'query'], context, location),
    files: planFiles(action.files, [...at, 'files'], { ...location, answer: callAnswer(call ?? '', plans) }),
    page,
    open,
    part,
    confirm: confirm === undefined ? undefined : planConfirm(confirm, [...at, 'confirm'], location),
  };
}

/** Requires the tab of an `add` to list its rows and to let rows be added; the tab itself checks form and save. */
function checkAdd(add: string, at: JSONPath, { file, plans }: CardLocation): void {
  if (!isFileName({ file, at, name: add, plans }, 'tab')) return;
  const tab = plans.sources.of('tab').get(add);
  if (tab === undefined) return;
  const { source, actions } = tab.value;
  const hasRows = source.call !== undefined || source.at !== undefined;
  if (hasRows && actions?.add !== undefined) return;
  const lack = hasRows
    ? 'adds no rows: it has no "add" in "actions"'
    : 'lists no rows that could be added to';
  plans.diagnostics.report(file, {
    code: 'tab/action-without-means',
    message: `The action could do nothing: the tab "${add}" ${lack}.`,
    help: hasRows
      ? `Add "add" to "actions" in ${tab.path}, or name another tab.`
      : 'Name a tab whose rows a call lists, or that stand in a record.',
    at,
  });
}

/** Lists the names under which an action can be placed: `bar`, `menu`, `next`, and the card's own menus. */
function pathsOf({ card }: CardLocation): readonly string[] {
  return ['bar', 'menu', 'next', ...Object.keys(card.menus ?? {})];
}

/** Plans a confirmation. Its texts may refer to messages of the product by `@name`. */
function planConfirm(
  confirm: NonNullable<ActionFile['confirm']>,
  at: JSONPath,
  { file, plans }: CardLocation,
): Planned<Confirmation> {
  const sentence = (key: string, text: string) => resolveMessage({ file, at: [...at, key], text, plans });
  return {
    title: sentence('title', confirm.title),
    text: sentence('text', confirm.text),
    yes: sentence('yes', confirm.yes),
    no: confirm.no && sentence('no', confirm.no),
  };
}

/**
 * Requires `body` or `query` for the call of an action (a menu may give the `query` for its actions), and the card's
 * `save` for an action that edits the record in a form or sets values.
 */
function checkMeans(
  { form, call, set, body, query, in: menu = '' }: ActionFile,
  at: JSONPath,
  { file, card, plans }: CardLocation,
): void {
  const hasInput = body !== undefined || query !== undefined || card.menus?.[menu]?.query !== undefined;
  if (call !== undefined && !hasInput) {
    plans.diagnostics.report(file, {
      code: 'tab/action-without-means',
      message: 'The action does not say what its call is sent.',
      help: 'Add "body" for a call that writes, or "query" for one that only reads; a menu may say it for its actions.',
      at: [...at, 'call'],
    });
  }
  if (card.save !== undefined || (set === undefined && (form === undefined || call !== undefined))) return;
  plans.diagnostics.report(file, {
    code: 'tab/action-without-means',
    message: 'The action could do nothing: the card has no "save".',
    help: 'Add "save" with the call that stores the record, or remove the action.',
    at,
  });
}

/** Finds the types of the values entered in a call's form. */
function inputsOf(form: string | undefined, { plans }: CardLocation): ExpressionContext {
  const type = form === undefined ? undefined : entityOfForm(form, plans)?.type;
  return type === undefined ? {} : { inputs: type };
}

function planSet(
  set: Readonly<Record<string, Cel>>,
  at: JSONPath,
  location: CardLocation,
): PlannedAction['set'] {
  const { file, entity, plans } = location;
  const entries = Object.entries(set).map(([pointer, source]) => {
    isPathOf(entity, pointer, { file, plans, at: [...at, pointer], of: 'key' });
    return [pointer, planExpression(source, [...at, pointer], location)] as const;
  });
  return Object.fromEntries(entries);
}

/** Plans the values sent to a call: an expression, or an object of expressions. */
export function planSent(
  sent: SentObjectFile,
  at: JSONPath,
  context: ExpressionContext,
  location: ExpressionLocation,
): Planned<SentObject> {
  const entries = Object.entries(sent).map(([key, leaf]) => {
    const planned = isCel(leaf)
      ? planExpression(leaf, [...at, key], { ...location, context })
      : planSent(leaf, [...at, key], context, location);
    return [key, planned] as const;
  });
  return Object.fromEntries(entries);
}
