import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { SearchColumn, SearchIndex, SearchTable } from '../../../engine/core/product/search-index.ts';
import { sha256 } from '../../operation/sha256.ts';
import { quoteName } from '../../store/database.ts';

/** Projection table of one search index. */
export interface IndexPlan {
  readonly index: SearchIndex;
  /** Name of the table, not quoted. */
  readonly tableName: string;
  /** Quoted name of the table. */
  readonly table: string;
  /** Quoted name of the primary key, which allows a record one row in its organization. */
  readonly key: string;
  /** True if triggers maintain the words and row counts, in a table that an earlier release created. */
  readonly hasTriggers: boolean;
  readonly columns: Readonly<Record<string, ColumnPlan>>;
  /** Keys of the usual order, if an index covers all of its columns. */
  readonly usual: readonly string[];
}

export interface ColumnPlan {
  readonly name: string;
  readonly column: SearchColumn;
  /** Quoted name of the SQL column with the displayed value. */
  readonly shown: string;
  /** Quoted name of the SQL column for comparing and sorting. */
  readonly key: string;
  readonly sqlType: string;
  /** True if the key is another form of the value: folded, digits only, or the instant of a day. */
  readonly isFolded: boolean;
  /** True if searches match inside the key. */
  readonly isSearchedInside: boolean;
  /** True for a column with few distinct values of many rows each, whose index is on the displayed value. */
  readonly isFew: boolean;
  /**
   * Mark of rows without a value, included in every index; absent if the value itself shows that it is missing.
   */
  readonly empty?: EmptyMark;
  /** Key of a missing value (an SQL literal); absent: null, which comes last. */
  readonly lowest?: string;
}

/** Bit of the table's column `empty`, set in rows without a value. */
export interface EmptyMark {
  readonly bit: bigint;
  /** Key of rows without a value. */
  readonly key: string | number | null;
}

const textType = 'text collate "C"';

/** Number of bits of an SQL `bigint` without its sign. */
const mostMarks = 63;

/** Finds the plan of an index, memoized since every save and every search uses it. */
export const planOf = memoized(makePlan);

function makePlan(index: SearchIndex): IndexPlan {
  const { name: tableName, columns: all, hasTriggers = false } = tableOf(index);
  const planned = withMarks(Object.entries(all).map(([name, column]) => planColumn(name, column)));
  const shown = planned.flatMap((plan) => {
    if (!Object.hasOwn(index.columns, plan.name)) return [];
    const column = index.columns[plan.name] ?? plan.column;
    return [[plan.name, { ...plan, column }] as const];
  });
  const columns = Object.fromEntries(shown);
  const [table, key] = [quoteName(tableName), quoteName(`${tableName}_pkey`)];
  return { index, tableName, table, key, hasTriggers, columns, usual: usualKeys(index, columns) };
}

/** Finds the table that an index reads: its own, or that of the base index with more or older columns. */
export function tableOf(index: SearchIndex): SearchTable {
  return (
    index.table ?? {
      name: `search_${index.name.slice(0, 40)}_${indexHash(index).slice(0, 8)}`,
      columns: index.columns,
    }
  );
}

/** Version of the row format; a change rebuilds every projection. */
const projectionVersion = 7;

/** Hashes everything that determines an index's rows, so that a change computes them again in a new table. */
export function indexHash({ entity, columns, sort, migrations }: SearchIndex): string {
  const read = migrations === undefined ? [] : [migrations];
  return sha256(JSON.stringify([projectionVersion, entity, columns, sort, ...read]));
}

function withMarks(columns: readonly ColumnPlan[]): readonly ColumnPlan[] {
  let next = 0;
  return columns.map((column) => {
    if (column.isFew || next >= mostMarks) return column;
    const bit = 1n << BigInt(next);
    next += 1;
    return { ...column, empty: { bit, key: emptyKey(column) } };
  });
}

function emptyKey({ column, lowest }: ColumnPlan): string | number | null {
  if (column.of?.take === 'count') return 0;
  if (lowest === undefined) return null;
  return column.kind === 'number' ? Number.NEGATIVE_INFINITY : '';
}

/** Builds the SQL of the mark for rows without a value in a column, which every index includes. */
export function markOf({ bit }: EmptyMark): string {
  return `(empty & ${bit})`;
}

/**
 * Returns the sort keys that get a common index. Returns none for a single column, which has an index, and for a
 * column of few values, whose rows are read value by value.
 */
function usualKeys({ sort }: SearchIndex, columns: IndexPlan['columns']): readonly string[] {
  const usual = sort.flatMap(({ by }) => columns[by] ?? []);
  return usual.length < 2 || usual.some(({ isFew }) => isFew) ? [] : usual.map(({ key }) => key);
}

function planColumn(name: string, column: SearchColumn): ColumnPlan {
  const isLowest = column.missing === 'lowest';
  const isFolded = isLowest || column.kind !== 'number';
  const lowest = column.kind === 'number' ? "'-infinity'" : "''";
  return {
    name,
    column,
    shown: quoteName(`v_${name}`),
    key: quoteName(isFolded ? `k_${name}` : `v_${name}`),
    sqlType: column.kind === 'number' ? 'double precision' : textType,
    isFolded,
    isSearchedInside: column.kind === 'name' || column.kind === 'digits',
    isFew: column.few === true,
    ...(isLowest ? { lowest } : {}),
  };
}

/** Finds the plan of a column by its name in a request; undefined where no such column exists. */
export function columnOf(plan: IndexPlan, name: string): ColumnPlan | undefined {
  return Object.hasOwn(plan.columns, name) ? plan.columns[name] : undefined;
}
