import type { Expression } from '../expressions/scope.ts';

/** Report with figures of many records, from a derived table that every save updates. */
export interface ReportDescriptor {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /**
   * Period that a record counts in: its month, its day, or `present`, for as long as the record belongs to a
   * group.
   */
  readonly period: ReportPeriod;
  /** Value set with the titles of the groups. */
  readonly groups?: string;
  /** Heading of the groups. */
  readonly groupTitle?: string;
  /** Sentence shown while there are no figures. */
  readonly empty?: string;
  /** Counted records and their figures, by entity. */
  readonly sources: Readonly<Record<string, ReportSource>>;
  /**
   * Hash of the migrations that older records need. A change of it causes a new computation of all derived
   * values.
   */
  readonly migrations?: string;
  readonly columns: readonly ReportColumn[];
  /** True for a report whose figures are still being computed for existing records. */
  readonly isComing?: true;
}

export type ReportPeriod = 'month' | 'day' | 'present';

export interface ReportSource {
  /** Filter of the records, over `self`. */
  readonly where?: Expression<boolean>;
  /**
   * Date that decides which period the record counts in; a record without a date does not count. In a report of
   * the present, the day on which a record that is counted for the first time entered its group.
   */
  readonly on?: Expression;
  /** Group of the record in a report of the present; a record without one does not count. */
  readonly group?: Expression;
  /** Day by which the record should leave the group, in a report of the present. */
  readonly due?: Expression;
  readonly figures: Readonly<Record<string, ReportFigure>>;
}

/** Number that a record contributes to the figure, or none where the figure does not apply. */
export interface ReportFigure {
  /** Condition over `self` on which the figure applies. */
  readonly when?: Expression<boolean>;
  readonly value: Expression;
}

/** Column of a report: a figure over an organization's records, by period or by group. */
export interface ReportColumn {
  readonly title: string;
  readonly description: string;
  /**
   * Aggregation: the sum; the sum's share of the sum of `per`; the average over records with the figure. In a
   * report of the present: the number of records waiting for `days`, the number due in `days`, or the longest
   * wait in days.
   */
  readonly take: 'sum' | 'share' | 'average' | 'waiting' | 'due' | 'longest';
  /** Figure of the sources that the column aggregates; blank in a report of the present. */
  readonly of: string;
  readonly per?: string;
  /** Range of days, both ends included. */
  readonly days?: ReportDays;
  readonly unit?: string;
}

export interface ReportDays {
  readonly from?: number;
  readonly to?: number;
}
