import type { JSONPath } from 'jsonc-parser';
import type { JsonSchemaObject } from '../../../../engine/core/json.ts';
import { cellNames } from '../../../../engine/core/parts.ts';
import { didYouMean } from '../../suggest.ts';
import { isFileName, isOneOf } from '../names.ts';
import { fieldPaths, findField } from '../plan-entity.ts';
import { searchIndexOf } from '../search-of-tab.ts';
import type { ColumnFile, TabPlace } from './tab-place.ts';

/** Rows a page, and page buttons, where a tab does not say. */
const defaultPage = 10;

/** The table of a tab; a column takes from its field what it does not say itself. */
export function planTable(place: TabPlace): unknown {
  const { table } = place.tab;
  const sort = table.sort ?? [];
  for (const [index, { by }] of sort.entries()) fieldOfColumn(by, ['table', 'sort', index, 'by'], place);
  return {
    pageSize: table.pageSize ?? defaultPage,
    pageButtons: table.pageButtons ?? defaultPage,
    sort: sort.map(({ by, descending }) => ({ by, descending: descending ?? false })),
    columns: table.columns.map((column, index) => planColumn(column, ['table', 'columns', index], place)),
  };
}

function planColumn(column: ColumnFile, at: JSONPath, place: TabPlace): unknown {
  const { file, plans } = place;
  const schema = fieldOfColumn(column.field, [...at, 'field'], place);
  const codes = column.codes ?? schema?.['x-codes'];
  if (column.codes !== undefined)
    isFileName({ file, at: [...at, 'codes'], name: column.codes, plans }, 'codes');
  if (column.cell !== undefined) {
    const told = { noun: 'cell', code: 'name/unknown-cell' } as const;
    isOneOf({ file, at: [...at, 'cell'], name: column.cell, plans }, cellNames, told);
  }
  return {
    field: column.field,
    title: column.title ?? schema?.title ?? column.field,
    cell: column.cell ?? cellOf(schema, codes),
    codes,
    isSortable: column.sortable ?? true,
    link: column.link,
  };
}

/** The schema of the field that a column names: a field of the entity or, for a tab that searches, of a hit. */
function fieldOfColumn(path: string, at: JSONPath, place: TabPlace): JsonSchemaObject | undefined {
  const { file, tab, entity, plans } = place;
  const found = findField(entity, path);
  if (tab.source.search === undefined && found !== undefined) return found.schema;
  const hit =
    tab.source.search === undefined ? undefined : (searchIndexOf(tab.source.search, plans)?.hit ?? [path]);
  if (hit?.includes(path)) return undefined;
  const owner = hit === undefined ? `a field of entity "${entity.name}"` : 'a column of the search';
  const help = didYouMean(path, hit ?? fieldPaths(entity));
  plans.diagnostics.report(file, { code: 'field/unknown', message: `"${path}" is not ${owner}.`, help, at });
  return undefined;
}

/** The cell that fits a field, where a descriptor names none. */
export function cellOf(schema: JsonSchemaObject | undefined, codes: unknown): string {
  if (typeof codes === 'string') return 'code';
  if (schema?.format === 'date') return 'date';
  if (schema?.type === 'boolean') return 'boolean';
  return schema?.type === 'number' || schema?.type === 'integer' ? 'number' : 'text';
}
