import type { JSONPath } from 'jsonc-parser';
import { pathToPointer } from '../../../core/json/pointer.ts';
import type { ColumnDescriptor } from '../../../core/product/column.ts';
import { cellNames } from '../../../core/product/parts.ts';
import type { ChildTableDescriptor, TableDescriptor } from '../../../core/product/tab.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import { anyType, type ExpressionType } from '../../expressions/types.ts';
import type { ChildrenFile, ColumnFile, TableFile } from '../../files/tab.ts';
import { isFileName } from '../../plan/names.ts';
import { type ColumnRows, fieldOfColumn, fieldsBelow, planColumn } from '../../plan/plan-column.ts';
import type { Planned } from '../../plan/planned.ts';
import { rowCompanionFields, rowCompanionTypes } from '../../plan/row-companions.ts';
import {
  indexOfHits,
  isFoundByHandler,
  type SearchedIndex,
  searchIndexOf,
} from '../../plan/search-of-tab.ts';
import { tableDefaults } from '../../plan/table-defaults.ts';
import { fieldsOfLayout } from '../form/fields-of-layout.ts';
import { hitType } from './hit-type.ts';
import { rowContext } from './plan-row.ts';
import type { TabLocation } from './tab-location.ts';

type PlannedTable = Planned<TableDescriptor>;

export function planTable(location: TabLocation): PlannedTable {
  const { table } = location.tab;
  return table === undefined ? planFields(location) : planGivenTable(table, location);
}

function planGivenTable(table: TableFile, location: TabLocation): PlannedTable {
  const rows = columnRowsOf(location);
  const sort = table.sort ?? [];
  const { pageSize, pageButtons } = tableDefaults(location.plans.sources);
  for (const [index, { by }] of sort.entries()) checkOrder(by, ['table', 'sort', index, 'by'], location);
  return {
    pageSize: table.pageSize ?? pageSize,
    pageButtons: table.pageButtons ?? pageButtons,
    sort: sort.map(({ by, descending }) => ({ by, descending: descending ?? false })),
    columns: table.columns.map((column, index) => planColumn(column, ['table', 'columns', index], rows)),
    filter: table.filter,
    warn: planWarn(table, rows),
    children: table.children === undefined ? undefined : planChildren(table.children, location),
  };
}

/** Requires a sort to name a displayed column. Refuses any sort if users order the rows themselves. */
function checkOrder(by: string, at: JSONPath, location: TabLocation): void {
  const { file, tab, plans } = location;
  const shown = tab.table?.columns.map(({ field }) => field) ?? [];
  const isField = shown.includes(by) || fieldOfColumn(by, at, columnRowsOf(location)) !== undefined;
  if (!isField) return;
  if (!shown.includes(by)) {
    const message = `The table is sorted by "${by}", which it does not show.`;
    const help = 'Add a column for it: people can hide columns they do not want to see.';
    const fix = { add: ['table', 'columns', '-'], value: { field: by } };
    plans.diagnostics.report(file, { code: 'tab/order', message, help, fix, at });
  }
  if (tab.actions?.move === undefined) return;
  const message = 'People put these rows in order: the table cannot be sorted as well.';
  const advice = { help: 'Remove "sort", or "move".', fix: { remove: ['table', 'sort'] } };
  plans.diagnostics.report(file, { code: 'tab/order', message, ...advice, at });
}

/** Plans a table without columns for a single object, which shows the fields of its form. */
function planFields(location: TabLocation): PlannedTable {
  const { entity } = location;
  const form = editForm(location);
  const file = location.plans.sources.of('form').get(form ?? '')?.value;
  const layout = file?.layout ?? [];
  const rows = columnRowsOf(location);
  const fields = fieldsOfLayout(layout)
    .map(({ path }) => path)
    .filter((path) => entity.schemas.has(pathToPointer(path)));
  const columns = fields.map((field) => {
    const widget = file?.fields?.[field]?.['ui:widget'];
    const cell = cellNames.find((name) => name === widget);
    return planColumn(cell === undefined ? { field } : { field, cell }, ['form'], rows);
  });
  return { pageSize: 0, pageButtons: 1, sort: [], columns };
}

function editForm({ tab: { form } }: TabLocation): string | undefined {
  return typeof form === 'object' ? form.edit : form;
}

/** Finds the rows whose fields the tab's columns may name: records or, for a search, hits. */
export function columnRowsOf(location: TabLocation): ColumnRows {
  const { tab, entity, row, plans } = location;
  if (tab.source.saved !== undefined) return foundRows(location);
  const { search } = tab.source;
  const index = search === undefined ? undefined : searchIndexOf(search, plans);
  const isEntity = search === undefined || isFoundByHandler(search, plans);
  return {
    location,
    context: isEntity ? rowContext(location) : hitContext(location, index),
    ...fieldsBelow(row.schemas, ''),
    bare: isEntity ? undefined : (index?.hit ?? namedFields(tab.table)),
    owner: isEntity ? `a field of entity "${entity.name}"` : 'a column of the search',
  };
}

function hitContext(location: TabLocation, index: SearchedIndex | undefined): ColumnRows['context'] {
  return { ...rowContext(location), item: hitType(index, typesOfCompanions(location)) };
}

function typesOfCompanions({ tab, plans }: TabLocation): Readonly<Record<string, ExpressionType>> {
  return rowCompanionTypes(tab.source.with, plans);
}

/** Describes the rows that a stored search finds, whose columns are those of its hits. */
function foundRows(location: TabLocation): ColumnRows {
  const { tab, plans } = location;
  const index = indexOfHits(tab.source.run ?? '', plans);
  return {
    location,
    context: { item: hitType(index, typesOfCompanions(location)), user: plans.userType },
    ...fieldsBelow(new Map(), ''),
    bare:
      index === undefined
        ? namedFields(tab.table)
        : [...index.hit, ...rowCompanionFields(tab.source.with, plans)],
    owner: 'a column of the search',
  };
}

/**
 * Collects the fields that a table names, as substitutes for the columns of a missing search, so that none is
 * reported.
 */
function namedFields(table: TableFile | undefined): readonly string[] {
  return [...(table?.columns ?? []).map(({ field }) => field), ...(table?.sort ?? []).map(({ by }) => by)];
}

/** Finds the rows of a list inside of a row, whose fields columns may name. */
export function nestedColumnRows(path: string, at: JSONPath, location: TabLocation): ColumnRows {
  const { entity, row } = location;
  const list = pathToPointer(path);
  fieldOfColumn(path, at, columnRowsOf(location));
  const item = itemType(row.type, path);
  return {
    location,
    context: { ...rowContext(location), item },
    ...fieldsBelow(row.schemas, `${list}/*`),
    owner: `a field of "${path}" in entity "${entity.name}"`,
  };
}

/** Plans the columns of a list inside of a row. */
export function planListColumns(
  columns: readonly ColumnFile[],
  at: JSONPath,
  rows: ColumnRows,
): readonly Planned<ColumnDescriptor>[] {
  return columns.map((column, index) => planColumn(column, [...at, index], rows));
}

function itemType(type: ExpressionType, path: string): ExpressionType {
  let current: ExpressionType | undefined = type;
  for (const step of path.split('.')) {
    current = current?.is === 'object' ? current.fields[step] : undefined;
  }
  return current?.is === 'list' ? current.of : anyType;
}

function planWarn({ warn }: TableFile, { location, context }: ColumnRows): PlannedTable['warn'] {
  if (warn === undefined) return undefined;
  const { file, plans } = location;
  const expression = {
    ...{ file, at: ['table', 'warn', 'when'], source: warn.when, context, facts: plans.facts },
    wants: 'bool',
  } as const;
  return { when: compileExpression(expression, plans.diagnostics), text: warn.text };
}

function planChildren(children: ChildrenFile, location: TabLocation): Planned<ChildTableDescriptor> {
  const { file, plans, row } = location;
  const { at, item, form, columns } = children;
  const base: JSONPath = ['table', 'children'];
  if (form !== undefined) isFileName({ file, at: [...base, 'form'], name: form, plans }, 'form');
  const rows = nestedColumnRows(at, [...base, 'at'], location);
  return {
    at: pathToPointer(at),
    title: children.title ?? row.schemas.get(pathToPointer(at))?.title ?? item,
    item,
    form,
    least: children.least ?? tableDefaults(plans.sources).childRows,
    columns: planListColumns(columns, [...base, 'columns'], rows),
  };
}
