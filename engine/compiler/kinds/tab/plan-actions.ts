import type { JSONPath } from 'jsonc-parser';
import { pathToPointer } from '../../../core/json/pointer.ts';
import type {
  ActionDescriptor,
  AddAction,
  ChangeAction,
  HistoryAction,
  MenuAction,
  TabActions,
} from '../../../core/product/tab.ts';
import type { ActionFile, AddFile, ChangeFile, HistoryFile, MenuFile } from '../../files/tab.ts';
import { isAccessName, isCallName, isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { rowContext } from './plan-row.ts';
import { nestedColumnRows, planListColumns } from './plan-table.ts';
import type { ActionName, TabLocation } from './tab-location.ts';

export function planActions(location: TabLocation): Planned<TabActions> {
  const { add, edit, remove, copy, change, move, export: file, history, menu } = location.tab.actions ?? {};
  return {
    add: add && planAdd(add, location),
    edit: edit && planAction('edit', edit, location),
    remove: remove && planAction('remove', remove, location),
    copy: copy && planAction('copy', copy, location),
    change: change && planChange(change, location),
    move: move && planAction('move', move, location),
    export: file && planAction('export', file, location),
    history: history && planHistory(history, location),
    menu: menu && planMenu(menu, location),
  };
}

/** Plans the button that adds a row, and the reason shown while it is disabled. */
function planAdd(add: AddFile, location: TabLocation): Planned<AddAction> {
  const at: JSONPath = ['actions', 'add', 'otherwise'];
  const otherwise = planExpression(
    add.otherwise,
    at,
    { ...location, context: rowContext(location) },
    'string',
  );
  return { ...planAction('add', add, location), otherwise, open: add.open };
}

function planAction(
  name: ActionName,
  { access, when }: ActionFile,
  at: TabLocation,
): Planned<ActionDescriptor> {
  const { file, plans } = at;
  if (access !== undefined) isAccessName({ file, at: ['actions', name, 'access'], name: access, plans });
  const missing = missingMeans(name, at);
  if (missing !== undefined) reportNoMeans(name, missing, at);
  const location = { ...at, context: rowContext(at) };
  return { access, when: planExpression(when, ['actions', name, 'when'], location, 'bool') };
}

/** Plans the second edit action of a row, which has a form and a title of its own. */
function planChange(change: ChangeFile, location: TabLocation): Planned<ChangeAction> {
  const { title, icon = 'stop', form } = change;
  isFileName({ ...location, at: ['actions', 'change', 'form'], name: form }, 'form');
  return { ...planAction('change', change, location), title, icon, form };
}

/**
 * Plans the card whose actions a row offers. Refuses a card of another entity, whose expressions could not read
 * the row.
 */
function planMenu(menu: MenuFile, location: TabLocation): Planned<MenuAction> {
  const { file, plans, tab } = location;
  const at: JSONPath = ['actions', 'menu', 'card'];
  const action = { ...planAction('menu', menu, location), card: menu.card };
  if (!isFileName({ file, at, name: menu.card, plans }, 'card')) return action;
  const card = plans.sources.of('card').get(menu.card)?.value;
  if (card !== undefined && card.entity !== tab.entity)
    plans.diagnostics.report(file, {
      code: 'tab/card-of-other-entity',
      message: `The card "${menu.card}" is about "${card.entity}", the rows of the tab are "${tab.entity}".`,
      help: 'Name a card of the same entity.',
      at,
    });
  return action;
}

/** Plans the history of a row: a list inside of the row, or the answer of a call. */
function planHistory(history: HistoryFile, location: TabLocation): Planned<HistoryAction> {
  const { file, plans, tab } = location;
  const { at, columns = [], call } = history;
  const base: JSONPath = ['actions', 'history'];
  const title = history.title ?? `History of this ${tab.item}`;
  const action = planAction('history', history, location);
  if (call !== undefined) isCallName({ file, at: [...base, 'call'], name: call, plans });
  if (at === undefined) return { ...action, title, call };
  const rows = nestedColumnRows(at, [...base, 'at'], location);
  return {
    ...action,
    title,
    at: pathToPointer(at),
    columns: planListColumns(columns, [...base, 'columns'], rows),
    call,
  };
}

/** Names the part that a tab lacks for an action, since a button without effect would be a mistake. */
function missingMeans(name: ActionName, { tab: { form, source } }: TabLocation): string | undefined {
  if (name === 'export')
    return source.saved !== undefined && source.export === undefined ? '"export" in "source"' : undefined;
  if (name === 'history' || name === 'menu') return undefined;
  if (name === 'move' && source.at === undefined) return '"at" in "source"';
  const save = source.join === undefined ? source.save : source.join.save;
  const call = name === 'remove' && source.record === undefined ? 'remove' : 'save';
  if ((call === 'remove' ? source.remove : save) === undefined) return `"${call}" in "source"`;
  if (name === 'remove' || name === 'move' || name === 'change' || form !== undefined) return undefined;
  return '"form"';
}

function reportNoMeans(name: ActionName, missing: string, { file, plans }: TabLocation): void {
  plans.diagnostics.report(file, {
    code: 'tab/action-without-means',
    message: `The action "${name}" could do nothing: the tab has no ${missing}.`,
    help: `Add ${missing}, or remove the action.`,
    fix: { remove: ['actions', name] },
    at: ['actions', name],
    of: 'key',
  });
}
