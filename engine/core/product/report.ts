import type { Expression } from '../expressions/scope.ts';

/** Figures of many records, counted from a derived table that is written with every save. */
export interface ReportDescriptor {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Period that a record counts for: a month, a day, or the present, as long as it belongs to one group. */
  readonly period: ReportPeriod;
  /** Value set with the titles of the groups. */
  readonly groups?: string;
  /** Records that count and the figures they bring, by entity. */
  readonly sources: Readonly<Record<string, ReportSource>>;
  /** Hash of the migrations by which older records are read: when they change, derived values are computed again. */
  readonly migrations?: string;
  readonly columns: readonly ReportColumn[];
  /** Set until the figures of existing records are computed. */
  readonly isComing?: true;
}

export type ReportPeriod = 'month' | 'day' | 'present';

export interface ReportSource {
  /** Filter of the records, over `self`. */
  readonly where?: Expression<boolean>;
  /**
   * The day or moment whose period the record counts for; a record without one does not count. In a report of the
   * present: since when it is in the group that it is in when it is first counted.
   */
  readonly on?: Expression;
  /** Group of the record in a report of the present. One without does not count. */
  readonly group?: Expression;
  /** Day until which the record should leave the group, in a report of the present. */
  readonly due?: Expression;
  readonly figures: Readonly<Record<string, ReportFigure>>;
}

/** Number that a record brings, or nothing where it does not apply. */
export interface ReportFigure {
  /** Condition over `self`. */
  readonly when?: Expression<boolean>;
  readonly value: Expression;
}

/** A figure over the records of an organization and a period or a group. */
export interface ReportColumn {
  readonly title: string;
  readonly description: string;
  /**
   * A sum; the share of the sum of `per`; the average over the records that bring it. Of the present: how many have
   * waited so many days, how many are due in so many days, and how many days the longest has waited.
   */
  readonly take: 'sum' | 'share' | 'average' | 'waiting' | 'due' | 'longest';
  /** Source figure of the column; blank for columns of the present. */
  readonly of: string;
  readonly per?: string;
  /** Range of the days: first and last number. */
  readonly days?: ReportDays;
  readonly unit?: string;
}

export interface ReportDays {
  readonly from?: number;
  readonly to?: number;
}
