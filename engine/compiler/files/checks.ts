// GENERATED from engine/compiler/kinds/checks/checks.meta.json by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../../core/json/json.ts';

/**
 * What is said of the rows of a record, by themselves, two by two, or several together.
 */
export interface ChecksFile {
  /**
   * What findings of these checks are called, such as Kidney function.
   */
  title: string;
  /**
   * What is checked, and what is not.
   */
  description?: string;
  /**
   * Shown with every finding; changes whenever a check does.
   */
  version: string;
  /**
   * Every finding says that the checks are a demonstration.
   */
  demonstration?: boolean;
  /**
   * The entity of the record.
   */
  entity: string;
  /**
   * Its field with the rows that are checked: a list of objects.
   */
  rows: string;
  /**
   * The field of a row, a list of texts, by which checks name rows.
   */
  terms: string;
  /**
   * CEL over item: what people call a row.
   */
  rowName: ExpressionFile;
  /**
   * Terms that are checked together, by a name that every file of checks of the entity can use.
   */
  groups?: {
    [k: string]: GroupFile;
  };
  checks: readonly CheckFile[];
  /**
   * Records with what the checks of this file say of them. The compiler judges each one.
   */
  examples: readonly CheckExampleFile[];
}
export interface GroupFile {
  /**
   * What people call the group.
   */
  title: string;
  terms: readonly string[];
  source: CheckSourceFile;
}
export interface CheckExampleFile {
  /**
   * The sentence that the example shows.
   */
  title: string;
  /**
   * The record.
   */
  data: {
    [k: string]: Json | undefined;
  };
  today?: string;
  /**
   * The checks that say something, each with the names of its rows; none where nothing is found.
   */
  findings: readonly ExpectedFindingFile[];
}
export interface ExpectedFindingFile {
  check: string;
  /**
   * In the order of the record.
   */
  rows: readonly string[];
  /**
   * The whole sentence, where it is to be compared.
   */
  message?: string;
}

/**
 * CEL; a list of texts is joined by one space.
 */
export type ExpressionFile = string | readonly string[];

/**
 * any: every row. terms: rows with one of these. group: rows with one of the group's terms.
 */
export type CheckedRowsFile =
  | 'any'
  | {
      terms: readonly string[];
      group?: undefined;
    }
  | {
      group: string;
      terms?: undefined;
    };

/**
 * Where it can be looked up.
 */
export interface CheckSourceFile {
  title: string;
  url?: string;
  /**
   * The day of the publication.
   */
  date?: string;
  /**
   * Why it may be used.
   */
  licence?: string;
}

export interface CheckFile {
  /**
   * A name of its own in the whole schema set.
   */
  id: string;
  severity: 'contraindicated' | 'major' | 'moderate' | 'minor' | 'info';
  row: CheckedRowsFile;
  /**
   * A second row: each two are asked about once.
   */
  other?: CheckedRowsFile;
  /**
   * So many of the rows together are needed.
   */
  atLeast?: number;
  /**
   * CEL over self, item and other: only while it is true.
   */
  when?: ExpressionFile;
  /**
   * CEL for a text: only while there is one; {found} in the message stands for it.
   */
  found?: ExpressionFile;
  /**
   * What can happen; {row}, {other}, {rows} and {found} are filled in.
   */
  message: string;
  /**
   * What can be done.
   */
  advice: string;
  source: CheckSourceFile;
}
