import type { JSONPath } from 'jsonc-parser';
import { pathToPointer } from '../../../../engine/core/json/pointer.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ActionFile } from '../../files/tab.ts';
import { isAccessName, isCallName, isFileName } from '../../plan/names.ts';
import { rowContext } from './plan-row.ts';
import { listedRows, planListColumns } from './plan-table.ts';
import type { ActionName, TabPlace } from './tab-place.ts';

/** What may be done with the rows of a tab. */
export function planActions(place: TabPlace): unknown {
  const actions = Object.entries(place.tab.actions ?? {}) as [ActionName, ActionFile][];
  return Object.fromEntries(actions.map(([name, action]) => [name, planAction(name, action, place)]));
}

function planAction(name: ActionName, action: ActionFile, place: TabPlace): unknown {
  const { file, plans } = place;
  const { access } = action;
  if (access !== undefined) isAccessName({ file, at: ['actions', name, 'access'], name: access, plans });
  const missing = missingMeans(name, place);
  if (missing !== undefined) reportNoMeans(name, missing, place);
  return {
    access,
    when: planWhen(name, action, place),
    open: name === 'add' ? place.tab.actions?.add?.open : undefined,
    ...(name === 'change' ? planChange(place) : {}),
    ...(name === 'history' ? planHistory(place) : {}),
  };
}

function planWhen(name: ActionName, { when: source }: ActionFile, place: TabPlace): unknown {
  if (source === undefined) return undefined;
  const { file, plans } = place;
  const context = rowContext(place);
  const at: JSONPath = ['actions', name, 'when'];
  const when = { file, at, source, context, facts: plans.facts, wants: 'bool' } as const;
  return compileExpression(when, plans.diagnostics);
}

/** The form of a further edit, and what the edit is called. */
function planChange({ file, tab, plans }: TabPlace) {
  const { title, icon = 'stop', form } = tab.actions?.change ?? {};
  if (form !== undefined) isFileName({ file, at: ['actions', 'change', 'form'], name: form, plans }, 'form');
  return { title, icon, form };
}

/** What the history of a row is made of. */
function planHistory(place: TabPlace) {
  const { file, plans, tab } = place;
  const { title, at, columns = [], call } = tab.actions?.history ?? {};
  const base: JSONPath = ['actions', 'history'];
  const heading = title ?? `History of this ${tab.item}`;
  if (call !== undefined) isCallName({ file, at: [...base, 'call'], name: call, plans });
  if (at === undefined) return { title: heading, call };
  const rows = listedRows(at, [...base, 'at'], place);
  return {
    title: heading,
    at: pathToPointer(at),
    columns: planListColumns(columns, [...base, 'columns'], rows),
    call,
  };
}

/** What the tab lacks for an action; a button that could do nothing is a mistake of the tab. */
function missingMeans(name: ActionName, { tab: { form, source } }: TabPlace): string | undefined {
  if (name === 'export')
    return source.saved !== undefined && source.export === undefined ? '"export" in "source"' : undefined;
  if (name === 'history') return undefined;
  if (name === 'move' && source.at === undefined) return '"at" in "source"';
  const save = source.join === undefined ? source.save : source.join.save;
  const call = name === 'remove' && source.record === undefined ? 'remove' : 'save';
  if ((call === 'remove' ? source.remove : save) === undefined) return `"${call}" in "source"`;
  if (name === 'remove' || name === 'move' || name === 'change' || form !== undefined) return undefined;
  return '"form"';
}

function reportNoMeans(name: ActionName, missing: string, { file, plans }: TabPlace): void {
  plans.diagnostics.report(file, {
    code: 'tab/action-without-means',
    message: `The action "${name}" could do nothing: the tab has no ${missing}.`,
    help: `Add ${missing}, or remove the action.`,
    at: ['actions', name],
    of: 'key',
  });
}
