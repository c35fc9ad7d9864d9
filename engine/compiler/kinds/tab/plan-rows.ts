import type { JSONPath } from 'jsonc-parser';
import { widgetNames } from '../../../core/product/parts.ts';
import type {
  CallSource,
  ObjectSource,
  RecordSource,
  SearchSource,
  TabSearchInput,
  TabSource,
} from '../../../core/product/tab.ts';
import type { Code } from '../../code/literal.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import { textType } from '../../expressions/types.ts';
import type { InputFile } from '../../files/tab.ts';
import { isCallName, isFileName, knownName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { indexOfHits, searchIndexOf } from '../../plan/search-of-tab.ts';
import { reportUnknown } from '../../report-unknown.ts';
import { planCompanionsOfTab } from './plan-companions.ts';
import { planDecide } from './plan-decide.ts';
import { rowContext } from './plan-row.ts';
import { planSaved } from './plan-saved.ts';
import type { TabLocation } from './tab-location.ts';

export function planTabRows(location: TabLocation): Planned<TabSource> {
  const { source } = location.tab;
  if (source.call !== undefined) return calledRows(location, source.call);
  if (source.saved !== undefined) return planSaved(location, source.saved);
  if (source.decide !== undefined) return planDecide(location, source.decide);
  if (source.record === undefined) return searchedRows(location);
  return source.object === undefined
    ? keptRows(location, source.record)
    : keptObject(location, { record: source.record, at: source.object });
}

function calledRows(location: TabLocation, list: string): Planned<CallSource> {
  const { save, remove } = location.tab.source;
  checkCalls(location);
  return {
    kind: 'call',
    ...{ list, save, remove },
    query: planQuery(location),
    where: planWhere(location),
    join: planJoin(location),
  };
}

/** Plans the query of the call, over the open records of the page. */
function planQuery({ file, tab, plans }: TabLocation): Planned<CallSource>['query'] {
  const { query } = tab.source;
  if (query === undefined) return undefined;
  const context = { ...plans.records, user: plans.userType };
  const entries = Object.entries(query).map(([name, source]) => {
    return [name, planExpression(source, ['source', 'query', name], { file, plans, context })] as const;
  });
  return Object.fromEntries(entries);
}

/** Plans how an entry of a map completes each row; the map's path and the key must exist. */
function planJoin(location: TabLocation): Planned<CallSource>['join'] {
  const { join } = location.tab.source;
  if (join === undefined) return undefined;
  const { file, plans } = location;
  const { record, at, by, as, save } = join;
  checkPath(location, { record, at: `${at}/*`, from: ['source', 'join'], property: 'at' });
  checkProperty(location, by, ['source', 'join', 'by']);
  if (save !== undefined) isCallName({ file, at: ['source', 'join', 'save'], name: save, plans });
  return { record, at, by, as, save };
}

function keptRows(location: TabLocation, record: string): Planned<RecordSource> {
  const { at = '', key = '', save } = location.tab.source;
  checkPath(location, { record, at, from: ['source'], property: 'at' });
  checkProperty(location, key, ['source', 'key']);
  checkCalls(location);
  return { kind: 'record', record, at, key, save, where: planWhere(location) };
}

function keptObject(
  location: TabLocation,
  { record, at }: { record: string; at: string },
): Planned<ObjectSource> {
  checkPath(location, { record, at, from: ['source'], property: 'object' });
  checkCalls(location);
  return { kind: 'object', record, at, save: location.tab.source.save };
}

interface PathInRecord {
  readonly record: string;
  readonly at: string;
  /** Path in the tab's file of the object with `record` and the property. */
  readonly from: JSONPath;
  readonly property: string;
}

/** Reports a missing entity, or a path that the entity lacks. */
function checkPath({ file, plans }: TabLocation, { record, at, from, property }: PathInRecord): void {
  const isThere = isFileName({ file, at: [...from, 'record'], name: record, plans }, 'schema');
  const paths = isThere ? plans.entities.get(record)?.schemas : undefined;
  if (paths === undefined || paths.has(at)) return;
  const isMap = at.endsWith('/*');
  const known = isMap ? [...paths.keys()].filter((each) => each.endsWith('/*')) : [...paths.keys()];
  const named = isMap ? at.slice(0, -2) : at;
  reportUnknown(plans.diagnostics, file, {
    message: `"${named}" is not a ${isMap ? 'map' : 'place'} in entity "${record}".`,
    name: named,
    known: known.map((each) => (isMap ? each.slice(0, -2) : each)),
    at: [...from, property],
  });
}

function checkProperty({ file, plans, entity }: TabLocation, name: string, at: JSONPath): void {
  const known = Object.keys(entity.schema.properties ?? {});
  if (known.includes(name)) return;
  const message = `"${name}" is not a field of entity "${entity.name}".`;
  reportUnknown(plans.diagnostics, file, { message, name, known, at });
}

function checkCalls({ file, tab: { source }, plans }: TabLocation): void {
  for (const name of ['call', 'save', 'remove'] as const) {
    const call = source[name];
    if (call !== undefined) isCallName({ file, at: ['source', name], name: call, plans });
  }
}

function planWhere(location: TabLocation): Code | undefined {
  const { file, tab, plans } = location;
  const source = tab.source.where;
  if (source === undefined) return undefined;
  const context = rowContext(location);
  return compileExpression(
    { file, at: ['source', 'where'], source, context, facts: plans.facts, wants: 'bool' },
    plans.diagnostics,
  );
}

function searchedRows(location: TabLocation): Planned<SearchSource> {
  const { file, tab, plans } = location;
  const { search: call = '', about, inputs = [] } = tab.source;
  if (about !== undefined)
    isFileName({ file, at: ['source', 'about', 'record'], name: about.record, plans }, 'schema');
  isCallName({ file, at: ['source', 'search'], name: call, plans });
  const fields = Object.fromEntries(inputs.map(({ name }) => [name, textType]));
  const context: ExpressionContext = {
    inputs: { is: 'object', name: 'SearchInputs', fields },
    user: plans.userType,
  };
  return {
    kind: 'search',
    call,
    about,
    recent: planRecent(location),
    with: planCompanionsOfTab(location),
    inputs: inputs.map((input, position) => planInput({ input, position, context, location })),
  };
}

/**
 * Plans the list of recent hits. Its call must answer hits of the searched index, since both are shown in one
 * table.
 */
function planRecent({ file, tab, plans }: TabLocation): SearchSource['recent'] {
  const { recent, search } = tab.source;
  if (recent === undefined) return undefined;
  const at: JSONPath = ['source', 'recent', 'call'];
  if (!isCallName({ file, at, name: recent.call, plans })) return recent;
  const searched = searchIndexOf(search, plans)?.name;
  if (searched === undefined || indexOfHits(recent.call, plans)?.name === searched) return recent;
  plans.diagnostics.report(file, {
    code: 'tab/recent-of-another-index',
    message: `"${recent.call}" does not answer with hits of the search index "${searched}".`,
    at,
  });
  return recent;
}

interface InputLocation {
  readonly input: InputFile;
  readonly position: number;
  readonly context: ExpressionContext;
  readonly location: TabLocation;
}

/** Milliseconds from the last keystroke to the search, unless the tab sets a number (debounce). */
const restOfTyping = 250;

function planInput({ input, position: row, context, location }: InputLocation): Planned<TabSearchInput> {
  const { file, plans } = location;
  const index = searchIndexOf(location.tab.source.search, plans);
  const at: JSONPath = ['source', 'inputs', row];
  const expected = { noun: 'widget', code: 'name/unknown-widget' } as const;
  const use = { file, at: [...at, 'widget'], name: input.widget, plans };
  if (input.codes !== undefined)
    isFileName({ file, at: [...at, 'codes'], name: input.codes, plans }, 'codes');
  const queries = input.queries.map(({ field, when: source, marks }, position) => {
    for (const [column, name] of (marks ?? []).entries())
      checkMark(location, name, [...at, 'queries', position, 'marks', column]);
    const isRanked = index?.columns[field]?.kind === 'name' ? true : undefined;
    if (source === undefined) return { field, marks, isRanked };
    const query = {
      file,
      at: [...at, 'queries', position, 'when'],
      source,
      context,
      facts: plans.facts,
      wants: 'bool',
    } as const;
    return { field, marks, isRanked, when: compileExpression(query, plans.diagnostics) };
  });
  return {
    ...input,
    widget: knownName(use, widgetNames, expected),
    minLength: input.minLength ?? 1,
    debounce: input.debounce ?? restOfTyping,
    queries,
  };
}

/** Requires the field to mark to be a displayed column. */
function checkMark({ file, tab, plans }: TabLocation, name: string, at: JSONPath): void {
  const known = (tab.table?.columns ?? []).map(({ field }) => field);
  if (known.includes(name)) return;
  const message = `"${name}" is not a column of the table.`;
  reportUnknown(plans.diagnostics, file, { message, name, known, at });
}
