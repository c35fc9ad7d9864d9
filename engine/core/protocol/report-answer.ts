import type { ReportColumn, ReportPeriod } from '../product/report.ts';

/** Column of figures as a report answers it; `unit` is the noun of what is counted, such as `days`. */
export interface AnsweredColumn<Take extends ReportColumn['take'] = ReportColumn['take']> {
  readonly title: string;
  readonly description: string;
  readonly take: Take;
  readonly unit?: string;
}

interface AnsweredReport<Take extends ReportColumn['take'], Row> {
  readonly title: string;
  readonly description: string;
  /** Organizations of the user, by which the report can be narrowed. */
  readonly organizations: readonly { readonly id: string; readonly name: string }[];
  readonly columns: readonly AnsweredColumn<Take>[];
  readonly rows: readonly Row[];
  /** Sentence in place of figures while there are none. */
  readonly empty?: string;
}

/** Figures of an organization and a period, in the order of the columns; a blank name stands for all. */
export interface PeriodRow {
  readonly organization: string;
  readonly period: string;
  /** Null for a division by zero. */
  readonly values: readonly (number | null)[];
}

/** Answer of a report by month (`2026-11`) or day (`2026-11-23`). */
export interface PeriodReportAnswer extends AnsweredReport<'sum' | 'share' | 'average', PeriodRow> {
  readonly period: Exclude<ReportPeriod, 'present'>;
  readonly from: string;
  readonly to: string;
}

/** Figures of an organization and a group, in the order of the columns; a blank name stands for all. */
export interface PresentRow {
  readonly organization: string;
  readonly group: string;
  readonly values: readonly (number | null)[];
}

/** Answer of a report of the present: the numbers now, and those of each group at the end of each of the last days. */
export interface PresentReportAnswer extends AnsweredReport<'waiting' | 'due' | 'longest', PresentRow> {
  readonly today: string;
  readonly groups: readonly { readonly name: string; readonly title: string }[];
  /** Heading of the groups. */
  readonly groupTitle?: string;
  readonly days: readonly { readonly day: string; readonly group: string; readonly count: number }[];
}
