import type { Expression } from '../expressions/scope.ts';

/** Report with figures of many records, from a derived table that every save updates. */
export interface ReportDescriptor {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Period for which a record counts: a month, a day, or the present, while the record belongs to a group. */
  readonly period: ReportPeriod;
  /** Value set with the titles of the groups. */
  readonly groups?: string;
  /** Counted records and their figures, by entity. */
  readonly sources: Readonly<Record<string, ReportSource>>;
  /** Hash of the migrations for older records; a change makes derived values be computed again. */
  readonly migrations?: string;
  readonly columns: readonly ReportColumn[];
  /** Mark set until the figures of existing records are computed. */
  readonly isComing?: true;
}

export type ReportPeriod = 'month' | 'day' | 'present';

export interface ReportSource {
  /** Filter of the records, over `self`. */
  readonly where?: Expression<boolean>;
  /**
   * Date whose period the record counts for; without one, the record does not count. In a report of the present: start
   * in its group, for a record counted for the first time.
   */
  readonly on?: Expression;
  /** Group of the record in a report of the present; a record without one does not count. */
  readonly group?: Expression;
  /** Day by which the record should leave the group, in a report of the present. */
  readonly due?: Expression;
  readonly figures: Readonly<Record<string, ReportFigure>>;
}

/** Number that a record adds, or none where the figure does not apply. */
export interface ReportFigure {
  /** Condition over `self`. */
  readonly when?: Expression<boolean>;
  readonly value: Expression;
}

/** Figure over the records of an organization, by period or by group. */
export interface ReportColumn {
  readonly title: string;
  readonly description: string;
  /**
   * Sum; share of the sum of `per`; average of the records with the figure. Of the present: number waiting for these
   * days, number due in these days, days of the longest wait.
   */
  readonly take: 'sum' | 'share' | 'average' | 'waiting' | 'due' | 'longest';
  /** Source figure of the column; blank for columns of the present. */
  readonly of: string;
  readonly per?: string;
  /** Range of days, from the first to the last number. */
  readonly days?: ReportDays;
  readonly unit?: string;
}

export interface ReportDays {
  readonly from?: number;
  readonly to?: number;
}
