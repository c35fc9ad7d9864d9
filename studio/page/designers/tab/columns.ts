import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../../engine/core/json/json.ts';
import type { PatchStep } from '../../../../engine/core/json/json-patch.ts';
import { getAt } from '../../../../engine/core/json/pointer.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import { parsedJson } from '../../parsed-json.ts';
import type { DesignedPart } from '../use-ahead.ts';

export interface WrittenColumn {
  readonly field: string;
  /** Title of the column; undefined where the field's own title is shown. */
  readonly title: string | undefined;
  readonly isShown: boolean;
  readonly written: JsonObject;
}

export interface WrittenSort {
  readonly by: string;
  readonly isDescending: boolean;
}

export interface WrittenTable {
  readonly entity: string;
  readonly columns: readonly WrittenColumn[];
  /** First column of the sorting. */
  readonly sort: WrittenSort | undefined;
}

const columnsAt = '/table/columns';
const sortAt = '/table/sort';

/** Reads the table in the text of a tab. */
export function writtenTable(text: string): WrittenTable {
  const tab = jsonObject(parsedJson(text));
  const [first] = jsonItems(getAt(tab, sortAt));
  const by = isJsonObject(first) ? stringOrUndefined(first['by']) : undefined;
  return {
    entity: stringOrUndefined(tab['entity']) ?? '',
    columns: jsonItems(getAt(tab, columnsAt)).map(columnOf),
    sort: by === undefined ? undefined : { by, isDescending: jsonObject(first)['descending'] === true },
  };
}

function columnOf(written: Json): WrittenColumn {
  const column = jsonObject(written);
  return {
    field: stringOrUndefined(column['field']) ?? '',
    title: stringOrUndefined(column['title']),
    isShown: column['shown'] !== false,
    written: column,
  };
}

export function columnPointer(index: number): string {
  return `${columnsAt}/${index}`;
}

/** Finds the index of the column at or around a pointer. */
export function columnAt(pointer: string): number | undefined {
  const [, index] = /^\/table\/columns\/(\d+)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}

type Columns = readonly WrittenColumn[];

export function movedColumn(columns: Columns, from: number, to: number): Columns {
  const moved = columns[from];
  if (moved === undefined || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export function withColumn(columns: Columns, field: string, index: number): Columns {
  return columns.toSpliced(index, 0, columnOf({ field }));
}

/** Sets whether a column is hidden until the user chooses to show it. */
export function withHidden(columns: Columns, index: number, isHidden: boolean): Columns {
  return columns.map((column, at) => {
    if (at !== index) return column;
    const { shown: _shown, ...rest } = column.written;
    return columnOf(isHidden ? { ...rest, shown: false } : rest);
  });
}

/** Columns of a table, and the sorting as written. */
export interface DesignedTable {
  readonly columns: Columns;
  readonly sort: readonly Json[];
}

/** Removes a column, and the sorting by fields that are no longer shown. */
export function withoutColumn({ columns, sort }: DesignedTable, index: number): DesignedTable {
  const left = columns.toSpliced(index, 1);
  const isShown = (entry: Json) => left.some(({ field }) => field === jsonObject(entry)['by']);
  return { columns: left, sort: sort.filter(isShown) };
}

/** Designed part of a file: all columns, of which unchanged ones keep their lines, and the sorting. */
export const designedTable: DesignedPart<DesignedTable> = {
  read: (text) => ({
    columns: writtenTable(text).columns,
    sort: jsonItems(getAt(jsonObject(parsedJson(text)), sortAt)),
  }),
  stepsBetween: (before, after) => [
    ...(before.columns === after.columns
      ? []
      : [{ op: 'replace' as const, path: columnsAt, value: after.columns.map(({ written }) => written) }]),
    ...(before.sort.length === after.sort.length ? [] : [sortStep(after.sort)]),
  ],
};

function sortStep(sort: readonly Json[]): PatchStep {
  return sort.length === 0
    ? { op: 'remove', path: sortAt }
    : { op: 'replace', path: sortAt, value: [...sort] };
}

/** Sets the first column of the sorting; removes the sorting where none is given. */
export function sortedBy(
  before: WrittenSort | undefined,
  sort: WrittenSort | undefined,
): readonly PatchStep[] {
  if (sort === undefined) return before === undefined ? [] : [{ op: 'remove', path: sortAt }];
  const value = [{ by: sort.by, ...(sort.isDescending && { descending: true }) }];
  return [{ op: before === undefined ? 'add' : 'replace', path: sortAt, value }];
}
