import type { SourceFile } from '../../source/source-file.ts';
import { isAccessName, isFileName } from '../names.ts';
import type { Plan, PlanContext } from '../plan-set.ts';
import { planActions } from './plan-actions.ts';
import { planRows } from './plan-rows.ts';
import { planTable } from './plan-table.ts';
import type { TabFile, TabPlace } from './tab-place.ts';

/** The descriptor of a tab; undefined while its entity does not exist or is broken. */
export function planTab(file: SourceFile, plans: PlanContext): Plan | undefined {
  const tab = file.value as TabFile;
  if (!isFileName({ file, at: ['entity'], name: tab.entity, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(tab.entity);
  if (entity === undefined) return undefined;
  if (tab.form !== undefined) isFileName({ file, at: ['form'], name: tab.form, plans }, 'form');
  if (tab.access !== undefined) isAccessName({ file, at: ['access'], name: tab.access, plans });
  const place: TabPlace = { file, tab, entity, plans };
  const descriptor = {
    name: file.stem,
    title: tab.title,
    item: tab.item,
    entity: tab.entity,
    form: tab.form,
    source: planRows(place),
    table: planTable(place),
    actions: planActions(place),
    hasCount: tab.count ?? false,
    access: tab.access,
    empty: tab.empty ?? `No ${tab.title.toLowerCase()} recorded.`,
  };
  return { name: file.stem, source: file.path, descriptor };
}
