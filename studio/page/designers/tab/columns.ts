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
  /** The column's own title; without one it has that of the field. */
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
  /** The first that rows are sorted by. */
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

/** The index of the column that a pointer leads to, or into. */
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

/** Hidden means that the column is shown only where a person chooses it. */
export function withHidden(columns: Columns, index: number, isHidden: boolean): Columns {
  return columns.map((column, at) => {
    if (at !== index) return column;
    const { shown: _shown, ...rest } = column.written;
    return columnOf(isHidden ? { ...rest, shown: false } : rest);
  });
}

/** Writes all columns together: what stays the same keeps its lines. */
export const designedColumns: DesignedPart<Columns> = {
  read: (text) => writtenTable(text).columns,
  stepsBetween: (before, after) =>
    before === after ? [] : [{ op: 'replace', path: columnsAt, value: after.map(({ written }) => written) }],
};

/** Rows sorted by one column first; none where it is left out. */
export function sortedBy(
  before: WrittenSort | undefined,
  sort: WrittenSort | undefined,
): readonly PatchStep[] {
  if (sort === undefined) return before === undefined ? [] : [{ op: 'remove', path: sortAt }];
  const value = [{ by: sort.by, ...(sort.isDescending && { descending: true }) }];
  return [{ op: before === undefined ? 'add' : 'replace', path: sortAt, value }];
}
