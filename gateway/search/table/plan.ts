import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { SearchColumn, SearchIndex, SearchTable } from '../../../engine/core/product/search-index.ts';
import { sha256 } from '../../operation/sha256.ts';
import { quoteName } from '../../store/database.ts';

/** The projection table of one search index. */
export interface IndexPlan {
  readonly index: SearchIndex;
  /** Name of the table, not quoted. */
  readonly tableName: string;
  /** Quoted name of the table. */
  readonly table: string;
  /** Quoted name of the constraint that a record has one row in its organization. */
  readonly key: string;
  /** Triggers keep its words and its numbers of rows, as the release before made it. */
  readonly hasTriggers: boolean;
  readonly columns: Readonly<Record<string, ColumnPlan>>;
  /** Keys of the usual order, where it has an index over all of its columns. */
  readonly usual: readonly string[];
}

export interface ColumnPlan {
  readonly name: string;
  readonly column: SearchColumn;
  /** Quoted name of the SQL column with the value as it is shown. */
  readonly shown: string;
  /** Quoted name of the SQL column that is compared and sorted by. */
  readonly key: string;
  readonly sqlType: string;
  /** True where the key is another form of the value: folded, digits only, or the moment of a day. */
  readonly isFolded: boolean;
  /** True where parts of the key are searched for. */
  readonly isSearchedInside: boolean;
  /** True where few distinct values occur in very many rows each: the index is on the value as it is shown. */
  readonly isFew: boolean;
  /** Distinguishes rows without a value in every index; absent where the value itself does. */
  readonly empty?: EmptyMark;
  /** The key of a missing value (an SQL literal); absent: null, which comes last. */
  readonly lowest?: string;
}

/** A bit of the table's column `empty`, set in rows that have no value: the most frequent one of many columns. */
export interface EmptyMark {
  readonly bit: bigint;
  /** The key that such rows have. */
  readonly key: string | number | null;
}

const textType = 'text collate "C"';

/** Number of bits that an SQL `bigint` has without its sign. */
const mostMarks = 63;

/** Memoized: every save and every search uses it. */
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

/** The table that an index reads: its own, or that of the index with more or older columns that it was made from. */
export function tableOf(index: SearchIndex): SearchTable {
  return (
    index.table ?? {
      name: `search_${index.name.slice(0, 40)}_${indexHash(index).slice(0, 8)}`,
      columns: index.columns,
    }
  );
}

/** Raised when the way rows are projected changes, so that every projection is built again. */
const projectionVersion = 7;

/** Hash of what determines an index's rows: when it changes, they are recomputed in a new table. */
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

/** The SQL of the mark that a row has no value in a column, which every index includes. */
export function markOf({ bit }: EmptyMark): string {
  return `(empty & ${bit})`;
}

/** Keys of the usual order. One column has its own index, and columns of few values are sorted value by value. */
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

/** The plan of a column that the index really has; names come from requests. */
export function columnOf(plan: IndexPlan, name: string): ColumnPlan | undefined {
  return Object.hasOwn(plan.columns, name) ? plan.columns[name] : undefined;
}
