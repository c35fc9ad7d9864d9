import type { Expression } from '../expressions/scope.ts';

/** Severities of a finding, the most severe first. */
export const checkSeverities = ['contraindicated', 'major', 'moderate', 'minor', 'info'] as const;

export type CheckSeverity = (typeof checkSeverities)[number];

/** Ranks a severity: 0 is the most severe; any other text ranks last. */
export function severityRank(severity: string): number {
  const known: readonly string[] = checkSeverities;
  const at = known.indexOf(severity);
  return at === -1 ? checkSeverities.length : at;
}

/** Source of a check, for look-up by the reader of a finding. */
export interface CheckSource {
  readonly title: string;
  readonly url?: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly licence?: string;
}

/** Checks of the rows of a record, against each other and against the rest of the record. */
export interface CheckSet {
  readonly name: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly version: string;
  /** True for a demonstration, whose checks are incomplete examples. Every finding says so. */
  readonly isDemonstration: boolean;
  readonly entity: string;
  /** Field of the record with the checked rows. */
  readonly rows: string;
  /** Field of a row with a list of texts, the terms by which a check finds the rows it applies to. */
  readonly terms: string;
  /** Name of a row for people, over `item`. */
  readonly rowName: Expression<string>;
  readonly checks: readonly Check[];
}

/** Rows that a check is about: every row, or the rows with one of the terms. */
export type CheckedRows = 'any' | readonly string[];

export interface Check {
  readonly id: string;
  readonly severity: CheckSeverity;
  readonly row: CheckedRows;
  /** Second row of a check about two rows; every pair of rows is checked once. */
  readonly other?: CheckedRows | undefined;
  /** Minimum of rows for a check about all of them together. */
  readonly atLeast?: number | undefined;
  /** Condition over `self` (the record), `item` (the row) and `other`. */
  readonly when?: Expression<boolean> | undefined;
  /** Text for `{found}` in the message. The check has no finding if the text is empty. */
  readonly found?: Expression<string> | undefined;
  /** Sentence about the risk, with the parameters `{row}`, `{other}`, `{rows}` and `{found}`. */
  readonly message: string;
  /** Advice about the risk. */
  readonly advice: string;
  readonly source: CheckSource;
}
