import type { Expression } from '../expressions/scope.ts';
import type { SortOrder } from './tab.ts';

/** The indexed projection of an entity: one table, written in the record's own transaction. */
export interface SearchIndex {
  readonly name: string;
  readonly entity: string;
  /** Hash of the migrations by which older records are read: when they change, derived values are computed again. */
  readonly migrations?: string;
  readonly columns: Readonly<Record<string, SearchColumn>>;
  /** Columns of a hit, beside `id`. */
  readonly hit: readonly string[];
  readonly pageSize: number;
  readonly sort: readonly SortOrder[];
  /** Statistics that people narrow lists by, by the column's name. */
  readonly statistics: Readonly<Record<string, Statistic>>;
  /**
   * The table that is read, where its columns differ from the index: without those the user may not see, or older ones.
   */
  readonly table?: SearchTable;
  /** Titles of columns whose values are being worked out for records that were there before. */
  readonly coming?: Readonly<Record<string, string>>;
}

export interface SearchTable {
  readonly name: string;
  /** Columns in the order of the table. */
  readonly columns: Readonly<Record<string, SearchColumn>>;
  /** The release before has made it: triggers keep its words and its numbers of rows. */
  readonly hasTriggers?: true;
}

/** Column of a search offered as a filter, with its unit and options. */
export interface Statistic {
  readonly title: string;
  /** The unit of numbers in a column of days: days or business days from today, or full years up to today. */
  readonly unit?: StatisticUnit;
  readonly options: readonly StatisticOption[];
  /** Value set whose codes are the values. */
  readonly codes?: string;
  /** Entity whose records' ids are the values. */
  readonly of?: string;
  /** The values are the calendar years from this one down to that one. */
  readonly yearsDownTo?: number;
}

export type StatisticUnit = 'days' | 'business-days' | 'years';

/** A range that has a name; without limits: no value. */
export interface StatisticOption {
  readonly code: string;
  readonly display: string;
  readonly limits?: StatisticLimits;
}

/** `from` and `to` are inside, `above` and `below` are outside. */
export interface StatisticLimits {
  readonly from?: number | undefined;
  readonly above?: number | undefined;
  readonly to?: number | undefined;
  readonly below?: number | undefined;
}

export interface SearchColumn {
  /** JSON Pointers; several are joined by a space. Empty for a number of records. */
  readonly from: readonly string[];
  /**
   * `name`: letters folded (case and diacritics ignored), found by the start or middle of a word;
   * `digits`: digits only, found anywhere; `date`, `number`, `text`: compared as they are.
   */
  readonly kind: 'name' | 'digits' | 'date' | 'number' | 'text';
  /**
   * Few distinct values (a state, a year) occur in very many records: lists are narrowed by it and sorted by it
   * together with other columns. Texts and numbers only.
   */
  readonly few?: true;
  /** Records belonging to the found one that supply the value. */
  readonly of?: RelatedRecords;
  /** A missing value counts as lower than every other; absent: missing values come last, however it is sorted. */
  readonly missing?: 'lowest';
}

/** Record, of those that belong to another, that brings a value. */
export interface RelatedRecords {
  readonly entity: string;
  /** Number of the records, or the one whose value at `by` is the greatest or the smallest. */
  readonly take: 'count' | 'latest' | 'earliest';
  /** JSON Pointer. */
  readonly by?: string;
  /** Filter of the records, over `item`, a record of that entity. */
  readonly where?: Expression<boolean>;
}
