import type { Expression } from '../expressions/scope.ts';
import type { SortOrder } from './tab.ts';

/** Index for searching an entity's records: one table, written in the same transaction as the record. */
export interface SearchIndex {
  readonly name: string;
  readonly entity: string;
  /**
   * Hash of the migrations that older records need. A change of it causes a new computation of all derived
   * values.
   */
  readonly migrations?: string;
  readonly columns: Readonly<Record<string, SearchColumn>>;
  /** Columns of a hit, in addition to `id`. */
  readonly hit: readonly string[];
  readonly pageSize: number;
  readonly sort: readonly SortOrder[];
  /** Statistics by which users narrow lists, by the column's name. */
  readonly statistics: Readonly<Record<string, Statistic>>;
  /**
   * Table to read if its columns differ from those of the index: it lacks columns hidden from the user, or has
   * older ones.
   */
  readonly table?: SearchTable;
  /** Titles of columns whose values are still being computed for existing records. */
  readonly coming?: Readonly<Record<string, string>>;
}

export interface SearchTable {
  readonly name: string;
  /** Columns in the order of the table. */
  readonly columns: Readonly<Record<string, SearchColumn>>;
  /** True for a table of the previous release, whose words and row counts are maintained by triggers. */
  readonly hasTriggers?: true;
}

/** Search column that is offered as a filter, with its unit and options. */
export interface Statistic {
  readonly title: string;
  /**
   * Unit of the numbers by which a column of days is narrowed: days or business days from today, or full years until
   * today.
   */
  readonly unit?: StatisticUnit;
  /** True for days that have all been, so that no range lies ahead. */
  readonly past?: boolean;
  readonly options: readonly StatisticOption[];
  /** Value set of the column's codes. */
  readonly codes?: string;
  /** Entity of the records whose ids are the values. */
  readonly of?: string;
  /** Lowest calendar year offered; the values are the years from the current one down to it. */
  readonly yearsDownTo?: number;
}

export type StatisticUnit = 'days' | 'business-days' | 'years';

/** Named range of values; without limits, it stands for a missing value. */
export interface StatisticOption {
  readonly code: string;
  readonly display: string;
  readonly limits?: StatisticLimits;
}

/** Limits: `from` and `to` are inclusive, `above` and `below` exclusive. */
export interface StatisticLimits {
  readonly from?: number | undefined;
  readonly above?: number | undefined;
  readonly to?: number | undefined;
  readonly below?: number | undefined;
}

export interface SearchColumn {
  /** JSON Pointers to the value; several values are joined by a space. Empty for a column that counts records. */
  readonly from: readonly string[];
  /**
   * Kind of comparison. `name`: folded letters (no case, no diacritics), found by the start of a word or within
   * one; `digits`: digits only, found anywhere; `date`, `number`, `text`: compared unchanged.
   */
  readonly kind: 'name' | 'digits' | 'date' | 'number' | 'text';
  /**
   * True for a text or number with few distinct values in very many records (a state, a year). Lists are
   * narrowed and sorted by it together with other columns.
   */
  readonly few?: true;
  /** Records that belong to the indexed record and supply the value. */
  readonly of?: RelatedRecords;
  /**
   * Position of missing values in the order. `lowest`: below every other value; absent: last in either
   * direction.
   */
  readonly missing?: 'lowest';
}

/** Choice of the record that supplies a value, among the records that belong to the indexed one. */
export interface RelatedRecords {
  readonly entity: string;
  /** Value taken: the number of records, or the record with the greatest or least value at `by`. */
  readonly take: 'count' | 'latest' | 'earliest';
  /** JSON Pointer to the value by which the latest or earliest record is chosen. */
  readonly by?: string;
  /** Filter of the records, over `item`, a record of `entity`. */
  readonly where?: Expression<boolean>;
}
