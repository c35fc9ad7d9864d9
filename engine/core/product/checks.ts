import type { Expression } from '../expressions/scope.ts';

/** Severities of a finding, the most severe first. */
export const checkSeverities = ['contraindicated', 'major', 'moderate', 'minor', 'info'] as const;

export type CheckSeverity = (typeof checkSeverities)[number];

/** Ranks a severity: 0 is the most severe, and a text that is no severity ranks behind all. */
export function severityRank(severity: string): number {
  const known: readonly string[] = checkSeverities;
  const at = known.indexOf(severity);
  return at === -1 ? checkSeverities.length : at;
}

/** The source of a check, where the reader of a finding can look it up. */
export interface CheckSource {
  readonly title: string;
  readonly url?: string;
  /** The day of the publication, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly licence?: string;
}

/** Checks of the rows of a record, against each other and against what else the record says. */
export interface CheckSet {
  readonly name: string;
  readonly title: string;
  readonly description?: string | undefined;
  readonly version: string;
  /**
   * Marks a demonstration, which is shown with every finding: these checks show what checks can do and are not
   * complete.
   */
  readonly isDemonstration: boolean;
  readonly entity: string;
  /** The field of the record whose rows are checked. */
  readonly rows: string;
  /** The field of a row, a list of texts, by which checks name rows. */
  readonly terms: string;
  /** Name of a row for people, over `item`. */
  readonly rowName: Expression<string>;
  readonly checks: readonly Check[];
}

/** Rows that a check is about: every row, or those that have one of the terms. */
export type CheckedRows = 'any' | readonly string[];

export interface Check {
  readonly id: string;
  readonly severity: CheckSeverity;
  readonly row: CheckedRows;
  /** The check is about two rows: each two are asked about once. */
  readonly other?: CheckedRows | undefined;
  /** The check is about all of these rows together, from so many on. */
  readonly atLeast?: number | undefined;
  /** Condition over `self` (the record), `item` (the row) and `other`. */
  readonly when?: Expression<boolean> | undefined;
  /** Text that `{found}` in the message stands for; the check finds nothing while it is empty. */
  readonly found?: Expression<string> | undefined;
  /** Sentence about the risk; `{row}`, `{other}`, `{rows}` and `{found}` are filled in. */
  readonly message: string;
  /** Advice on what can be done about the risk. */
  readonly advice: string;
  readonly source: CheckSource;
}
