import type { JSONPath } from 'jsonc-parser';
import { pathToPointer } from '../../../core/json/pointer.ts';
import type { SavedSearches, SavedSource, SearchAction } from '../../../core/product/tab.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { SavedFile, SearchActionFile } from '../../files/tab.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isAccessName, isCallName, isFileName } from '../../plan/names.ts';
import { fieldPathsOf } from '../../plan/plan-column.ts';
import type { Planned } from '../../plan/planned.ts';
import { schemaOfField } from '../../plan/schema-of-field.ts';
import { wantedOf } from '../../plan/wanted-type.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { planBulk } from './plan-bulk.ts';
import { planCompanionsOfTab } from './plan-companions.ts';
import type { TabLocation } from './tab-location.ts';

const base: JSONPath = ['source', 'saved'];

/** Plans rows that a stored search finds; reports missing calls, forms, fields and rules. */
export function planSaved(location: TabLocation, saved: SavedFile): Planned<SavedSource> {
  const { file, plans, tab } = location;
  const { run = '', by = '', address = '' } = tab.source;
  isCallName({ file, at: ['source', 'run'], name: run, plans });
  return {
    kind: 'saved',
    searches: planSearches(location, saved),
    ...{ run, by, address },
    counts: planCall(location, 'counts'),
    export: planCall(location, 'export'),
    size: tab.source.size,
    with: planCompanionsOfTab(location),
    next: planNext(location),
    bulk: planBulk(location),
  };
}

function planCall({ file, tab, plans }: TabLocation, word: 'counts' | 'export'): string | undefined {
  const name = tab.source[word];
  if (name !== undefined) isCallName({ file, at: ['source', word], name, plans });
  return name;
}

function planNext({ file, tab, plans }: TabLocation): SavedSource['next'] {
  const { next } = tab.source;
  if (next === undefined) return undefined;
  const at = ['source', 'next'];
  isCallName({ file, at: [...at, 'call'], name: next.call, plans });
  if (next.access !== undefined) isAccessName({ file, at: [...at, 'access'], name: next.access, plans });
  const title = resolveMessage({ file, at: [...at, 'title'], text: next.title, plans });
  return { ...next, title, none: resolveMessage({ file, at: [...at, 'none'], text: next.none, plans }) };
}

type PlannedSearches = Planned<SavedSearches>;

function planSearches(location: TabLocation, saved: SavedFile): PlannedSearches {
  const { file, plans } = location;
  const { entity: name, list, save, form, group, columns, sort, narrow } = saved;
  isFileName({ file, at: [...base, 'entity'], name, plans }, 'schema');
  isFileName({ file, at: [...base, 'form'], name: form, plans }, 'form');
  isCallName({ file, at: [...base, 'list'], name: list, plans });
  isCallName({ file, at: [...base, 'save'], name: save, plans });
  if (narrow !== undefined) isCallName({ file, at: [...base, 'narrow', 'call'], name: narrow.call, plans });
  const entity = plans.entities.get(name);
  checkFields(location, saved, entity);
  return {
    entity: name,
    item: entity?.schema.title ?? name,
    ...{ list, save, form, group, columns, sort, narrow },
    own: planOwn(location, saved, entity),
    create: planAction(location, 'create', saved.create),
    edit: planAction(location, 'edit', saved.edit),
    copy: planCopy(location, saved, entity),
    remove: planRemoval(location, saved),
    empty: resolveMessage({ file, at: [...base, 'empty'], text: saved.empty, plans }),
  };
}

function checkFields({ file, plans }: TabLocation, saved: SavedFile, entity: EntityPlan | undefined): void {
  if (entity === undefined) return;
  const fields = [
    ...(['group', 'columns', 'sort'] as const).map((word) => [saved[word], [word]] as const),
    [saved.narrow?.property, ['narrow', 'property']] as const,
  ];
  for (const [path, at] of fields) {
    if (path === undefined || entity.schemas.has(pathToPointer(path))) continue;
    const message = `"${path}" is not a field of entity "${entity.name}".`;
    const known = fieldPathsOf(entity.schemas.keys());
    reportUnknown(plans.diagnostics, file, { message, name: path, known, at: [...base, ...at] });
  }
}

function planOwn(
  { file, plans }: TabLocation,
  { own }: SavedFile,
  entity: EntityPlan | undefined,
): PlannedSearches['own'] {
  if (own === undefined || entity === undefined) return undefined;
  const context = { item: entity.type, user: plans.userType };
  const when = { file, at: [...base, 'own', 'when'], source: own.when, context, facts: plans.facts };
  return {
    when: compileExpression({ ...when, wants: 'bool' }, plans.diagnostics),
    title: resolveMessage({ file, at: [...base, 'own', 'title'], text: own.title, plans }),
  };
}

function planCopy(
  location: TabLocation,
  { copy }: SavedFile,
  entity: EntityPlan | undefined,
): PlannedSearches['copy'] {
  if (copy === undefined || entity === undefined) return undefined;
  const { file, plans } = location;
  const context = { item: entity.type, user: plans.userType };
  const prefill = Object.entries(copy.prefill ?? {}).map(([path, source]) => {
    const at = [...base, 'copy', 'prefill', path];
    const schema = schemaOfField(path, entity, { file, plans, at, of: 'key' });
    const expression = { file, at, source, context, facts: plans.facts, wants: wantedOf(schema) };
    return [path, compileExpression(expression, plans.diagnostics)] as const;
  });
  return { ...planAction(location, 'copy', copy), prefill: Object.fromEntries(prefill) };
}

function planRemoval(location: TabLocation, { remove }: SavedFile): PlannedSearches['remove'] {
  if (remove === undefined) return undefined;
  const { file, plans } = location;
  const { call } = remove;
  const at = [...base, 'remove'];
  isCallName({ file, at: [...at, 'call'], name: call, plans });
  const explain = resolveMessage({ file, at: [...at, 'explain'], text: remove.explain, plans });
  return { ...planAction(location, 'remove', remove), call, explain };
}

type ActionWord = 'create' | 'edit' | 'copy' | 'remove';

function planAction(
  { file, plans }: TabLocation,
  word: ActionWord,
  action: SearchActionFile,
): Planned<SearchAction> {
  const at = [...base, word];
  const { access } = action;
  if (access !== undefined) isAccessName({ file, at: [...at, 'access'], name: access, plans });
  return { title: resolveMessage({ file, at: [...at, 'title'], text: action.title, plans }), access };
}
