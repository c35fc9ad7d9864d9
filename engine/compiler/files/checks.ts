// GENERATED from engine/compiler/kinds/checks/checks.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * What is said of the rows of a record, by themselves, two by two, or several together.
 */
export interface ChecksFile {
  /**
   * What findings of these checks are called.
   */
  title: string;
  /**
   * What is checked, and what is not.
   */
  description?: string;
  /**
   * Shown with every finding; give it another number whenever a check changes.
   */
  version: string;
  /**
   * Every finding says that these checks are a demonstration and not for care.
   */
  demonstration?: boolean;
  /**
   * The record whose rows are checked.
   */
  entity: string;
  /**
   * The field of the record with the rows that are checked.
   */
  rows: string;
  /**
   * The field of a row with the words by which checks name rows.
   */
  terms: string;
  /**
   * What people read as the name of a row.
   */
  rowName: ExpressionFile;
  /**
   * Terms that are checked together, each group under a name that all checks of this kind of record can use.
   */
  groups?: {
    [k: string]: GroupFile;
  };
  /**
   * What is said of a row, of two rows together, or of several.
   */
  checks: readonly CheckFile[];
  /**
   * Records with what the checks say of them; each is tried whenever something changes.
   */
  examples: readonly CheckExampleFile[];
}
export interface GroupFile {
  /**
   * What people call the group.
   */
  title: string;
  /**
   * The terms that belong to the group.
   */
  terms: readonly string[];
  /**
   * Where it can be looked up that they belong together.
   */
  source: CheckSourceFile;
}
export interface CheckExampleFile {
  /**
   * One sentence that says what the example shows.
   */
  title: string;
  /**
   * The record that is checked.
   */
  data: {
    [k: string]: Json | undefined;
  };
  /**
   * The day on which it is checked, where that matters.
   */
  today?: string;
  /**
   * The checks that speak for this record; none where nothing is found.
   */
  findings: readonly ExpectedFindingFile[];
}
export interface ExpectedFindingFile {
  /**
   * The name of the check that speaks.
   */
  check: string;
  /**
   * The names of the rows that it speaks of, in the order of the record.
   */
  rows: readonly string[];
  /**
   * The whole sentence, where it is to be compared as well.
   */
  message?: string;
}

export type ExpressionFile = string | readonly string[];

/**
 * any: every row. terms: rows with one of these. group: rows with one of the group's terms.
 */
export type CheckedRowsFile =
  | 'any'
  | {
      /**
       * Rows with one of these terms are checked.
       */
      terms: readonly string[];
      group?: undefined;
    }
  | {
      /**
       * Rows with a term of this group are checked.
       */
      group: string;
      terms?: undefined;
    };

/**
 * Where it can be looked up.
 */
export interface CheckSourceFile {
  /**
   * What the source is called.
   */
  title: string;
  /**
   * Where it is on the web.
   */
  url?: string;
  /**
   * The day of the publication.
   */
  date?: string;
  /**
   * The licence, or whoever has permitted it.
   */
  licence?: string;
}

export interface CheckFile {
  /**
   * A name of the check that no other has.
   */
  id: string;
  /**
   * Findings are sorted and coloured by this.
   */
  severity: 'contraindicated' | 'major' | 'moderate' | 'minor' | 'info';
  /**
   * The rows that the check is about.
   */
  row: CheckedRowsFile;
  /**
   * A second row: the check speaks where both are there.
   */
  other?: CheckedRowsFile;
  /**
   * The check speaks only where so many of the rows are there together.
   */
  atLeast?: number;
  /**
   * The check speaks only while this is true.
   */
  when?: ExpressionFile;
  /**
   * A text that is worked out, such as a value; the check speaks only where there is one.
   */
  found?: ExpressionFile;
  /**
   * What can happen; {row}, {other}, {rows} and {found} are filled in.
   */
  message: string;
  /**
   * What can be done about it.
   */
  advice: string;
  /**
   * Where it can be looked up.
   */
  source: CheckSourceFile;
}
