import type { Expression } from '../expressions/scope.ts';
import type { SortOrder } from './tab.ts';

/** Indexed projection of an entity: one table, written in the record's own transaction. */
export interface SearchIndex {
  readonly name: string;
  readonly entity: string;
  /** Hash of the migrations for older records; a change makes derived values be computed again. */
  readonly migrations?: string;
  readonly columns: Readonly<Record<string, SearchColumn>>;
  /** Columns of a hit, in addition to `id`. */
  readonly hit: readonly string[];
  readonly pageSize: number;
  readonly sort: readonly SortOrder[];
  /** Statistics for narrowing lists, by the column's name. */
  readonly statistics: Readonly<Record<string, Statistic>>;
  /** Table to read where its columns differ from the index: without those hidden from the user, or with older ones. */
  readonly table?: SearchTable;
  /** Titles of columns whose values are still being computed for existing records. */
  readonly coming?: Readonly<Record<string, string>>;
}

export interface SearchTable {
  readonly name: string;
  /** Columns in table order. */
  readonly columns: Readonly<Record<string, SearchColumn>>;
  /** Mark of a table from the previous release, whose words and row counts are kept by triggers. */
  readonly hasTriggers?: true;
}

/** Search column that is offered as a filter, with its unit and options. */
export interface Statistic {
  readonly title: string;
  /** Unit of numbers in a column of days: days or business days from today, or full years until today. */
  readonly unit?: StatisticUnit;
  readonly options: readonly StatisticOption[];
  /** Value set of the column's codes. */
  readonly codes?: string;
  /** Entity of the records whose ids are the values. */
  readonly of?: string;
  /** First of the calendar years that are the values, from the current year down. */
  readonly yearsDownTo?: number;
}

export type StatisticUnit = 'days' | 'business-days' | 'years';

/** Named range; without limits, the absence of a value. */
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
  /** JSON Pointers to the value, several joined by a space; empty for a number of records. */
  readonly from: readonly string[];
  /**
   * Comparison: `name`: folded letters (no case, no diacritics), found by start or middle of a word; `digits`: digits
   * only, found anywhere; `date`, `number`, `text`: compared unchanged.
   */
  readonly kind: 'name' | 'digits' | 'date' | 'number' | 'text';
  /**
   * Mark of a text or number with few distinct values in very many records (a state, a year): lists are narrowed and
   * sorted by it together with other columns.
   */
  readonly few?: true;
  /** Records that belong to the found one and supply the value. */
  readonly of?: RelatedRecords;
  /** Position of missing values: below every other; absent: last in either direction. */
  readonly missing?: 'lowest';
}

/** Record that supplies a value, out of those that belong to another. */
export interface RelatedRecords {
  readonly entity: string;
  /** Choice: the number of the records, or the one with the greatest or least value at `by`. */
  readonly take: 'count' | 'latest' | 'earliest';
  /** JSON Pointer. */
  readonly by?: string;
  /** Filter of the records, over `item`, a record of that entity. */
  readonly where?: Expression<boolean>;
}
