import type { TabDescriptor } from '../../../core/product/tab.ts';
import type { Code } from '../../code/literal.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { MessageFile } from '../../files/tab.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isAccessName, isFileName } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { planActions } from './plan-actions.ts';
import { planRow, rowContext } from './plan-row.ts';
import { planTabRows } from './plan-rows.ts';
import { planTable } from './plan-table.ts';
import { planTallies, planViews } from './plan-views.ts';
import type { TabLocation } from './tab-location.ts';

type PlannedTab = Planned<TabDescriptor>;

/** Plans the descriptor of a tab; undefined while its entity is missing or broken. */
export function planTab(file: SourceFile<'tab'>, plans: PlanContext): PlanOf<TabDescriptor> | undefined {
  const tab = file.value;
  if (!isFileName({ file, at: ['entity'], name: tab.entity, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(tab.entity);
  if (entity === undefined) return undefined;
  if (tab.access !== undefined) isAccessName({ file, at: ['access'], name: tab.access, plans });
  const location: TabLocation = { file, tab, entity, row: planRow(tab, entity, plans), plans };
  const descriptor = {
    name: file.stem,
    title: tab.title,
    item: tab.item,
    rowName: planRowName(location),
    entity: tab.entity,
    ...planForms(location),
    source: planTabRows(location),
    table: planTable(location),
    actions: planActions(location),
    hasCount: tab.count ?? false,
    hasPresence: tab.presence,
    access: tab.access,
    empty: tab.empty ?? `No ${tab.title.toLowerCase()} recorded.`,
    views: planViews(location),
    tallies: planTallies(location),
    notices: planNotices(location),
    messages: planMessages(location),
  };
  return { name: file.stem, source: file.path, descriptor };
}

function planRowName(location: TabLocation): Code | undefined {
  const { file, tab, plans } = location;
  if (tab.rowName === undefined) return undefined;
  const name = {
    file,
    at: ['rowName'],
    source: tab.rowName,
    context: rowContext(location),
    facts: plans.facts,
  };
  return compileExpression({ ...name, wants: 'string' }, plans.diagnostics);
}

/** Plans the forms for adding and editing: a shared one, or one for each. */
function planForms({ file, tab: { form }, plans }: TabLocation): Pick<PlannedTab, 'form' | 'addForm'> {
  if (form === undefined) return {};
  if (typeof form === 'string') {
    isFileName({ file, at: ['form'], name: form, plans }, 'form');
    return { form };
  }
  for (const [use, name] of Object.entries(form))
    isFileName({ file, at: ['form', use], name, plans }, 'form');
  return { form: form.edit, addForm: form.add };
}

function planNotices({ file, tab: { notices }, plans }: TabLocation): PlannedTab['notices'] {
  const context = plans.records;
  return notices?.map(({ when, text, tone = 'info' }, index) => {
    const at = ['notices', index];
    const location = { file, at: [...at, 'when'], source: when, context, facts: plans.facts };
    const holds = compileExpression({ ...location, wants: 'bool' }, plans.diagnostics);
    return { when: holds, text: resolveMessage({ file, at: [...at, 'text'], text, plans }), tone };
  });
}

function planMessages({ file, tab: { messages }, plans }: TabLocation): PlannedTab['messages'] {
  if (messages === undefined) return undefined;
  const resolved = (name: string, given: MessageFile) => {
    const { message: text, item } = typeof given === 'string' ? { message: given, item: undefined } : given;
    const at = typeof given === 'string' ? ['messages', name] : ['messages', name, 'message'];
    return { message: resolveMessage({ file, at, text, plans }), item };
  };
  return Object.fromEntries(Object.entries(messages).map(([name, given]) => [name, resolved(name, given)]));
}
