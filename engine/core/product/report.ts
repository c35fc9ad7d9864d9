import type { Expression } from '../expressions/scope.ts';

/** Figures by organization and month, counted from a derived table that is written with every save. */
export interface ReportDescriptor {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** By entity: which of its records count, and what each of them brings. */
  readonly sources: Readonly<Record<string, ReportSource>>;
  readonly columns: readonly ReportColumn[];
  /** Its figures are being worked out for records that were there before. */
  readonly isComing?: true;
}

export interface ReportSource {
  /** Over `self`. */
  readonly where?: Expression<boolean>;
  /** The day or moment whose month the record counts for; a record without one does not count. */
  readonly month: Expression;
  readonly figures: Readonly<Record<string, ReportFigure>>;
}

/** What a record brings: a number, or nothing where it does not apply. */
export interface ReportFigure {
  /** Over `self`. */
  readonly when?: Expression<boolean>;
  readonly value: Expression;
}

/** A figure over the records of an organization and a month. */
export interface ReportColumn {
  readonly title: string;
  readonly description: string;
  /** A sum; the share of the sum of `per`; the average over the records that bring it. */
  readonly take: 'sum' | 'share' | 'average';
  readonly of: string;
  readonly per?: string;
  readonly unit?: string;
}
