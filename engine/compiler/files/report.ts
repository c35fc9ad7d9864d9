// GENERATED from engine/compiler/kinds/report/report.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Figures over records, by organization, and by month, day or present group.
 */
export interface ReportFile {
  /**
   * What the report is called.
   */
  title: string;
  /**
   * One sentence that says what it counts.
   */
  description: string;
  /**
   * Whether records count for a month, for a day, or as long as they are in a group.
   */
  period?: 'month' | 'day' | 'present';
  /**
   * The value set with the names of the groups, for a report of how things are at present.
   */
  groups?: string;
  /**
   * Heading over the groups of a report of how things are at present.
   */
  groupTitle?: string;
  /**
   * The sentence that people read in place of figures.
   */
  empty?: string;
  /**
   * The kinds of records that count, and what each record brings.
   */
  sources: {
    [k: string]: SourceFile;
  };
  /**
   * What the report shows, from the left.
   */
  columns: readonly ColumnFile[];
}
export interface SourceFile {
  /**
   * Only records that make this true count.
   */
  where?: ExpressionFile;
  /**
   * The day or moment by which a record belongs to a month or day.
   */
  on?: ExpressionFile;
  /**
   * The group that a record is in at present.
   */
  group?: ExpressionFile;
  /**
   * The day until which the record should have left its group.
   */
  due?: ExpressionFile;
  /**
   * The numbers that a record brings, each under a name that columns use.
   */
  figures?: {
    [k: string]: FigureFile;
  };
}
export interface FigureFile {
  /**
   * A record brings the number only while this is true.
   */
  when?: ExpressionFile;
  /**
   * The number that a record brings; 1 to count records.
   */
  value: ExpressionFile;
}
export interface ColumnFile {
  /**
   * What stands over the column.
   */
  title: string;
  /**
   * One sentence that says how the number comes about.
   */
  description: string;
  /**
   * The figure that is added up.
   */
  sum?: string;
  /**
   * The figure that is shown as a part of another one.
   */
  share?: string;
  /**
   * The figure that the share is a part of.
   */
  per?: string;
  /**
   * The figure whose average is shown, over the records that bring it.
   */
  average?: string;
  /**
   * Counts the records that have been in their group for so many days.
   */
  waiting?: DaysFile;
  /**
   * Counts the records that are due within these days; negative numbers are days ago.
   */
  due?: DaysFile;
  /**
   * Shows for how many days the longest has been in its group.
   */
  longest?: 'waiting';
  /**
   * What the number counts.
   */
  unit?: string;
}

export interface DaysFile {
  /**
   * At least so many days.
   */
  from?: number;
  /**
   * At most so many days.
   */
  to?: number;
}

export type ExpressionFile = string | readonly string[];
