// GENERATED from engine/compiler/kinds/report/report.meta.json by engine/compiler; do not edit; run npm run schemas
/**
 * Figures over the records of some entities, by organization, and by month, day or present group.
 */
export interface ReportFile {
  /**
   * What the report is called.
   */
  title: string;
  /**
   * What it counts, in a sentence.
   */
  description: string;
  /**
   * What a record counts for: the month (the usual) or the day that its source says, or present: it counts as long as it belongs to a group, and the report says for how long.
   */
  period?: 'month' | 'day' | 'present';
  /**
   * Value set with the titles of the groups of a report of the present.
   */
  groups?: string;
  /**
   * By entity: which of its records count, and what each brings.
   */
  sources: {
    [k: string]: SourceFile;
  };
  /**
   * What the report shows, in this order.
   */
  columns: readonly ColumnFile[];
}
export interface SourceFile {
  /**
   * CEL over self: which records count; absent: all.
   */
  where?: ExpressionFile;
  /**
   * CEL over self: the day or moment whose period (of UTC) the record counts for; one without does not count. Of the present: since when the record has been in its group, where that was not counted; absent: since it was last saved.
   */
  on?: ExpressionFile;
  /**
   * CEL over self, for reports of the present: the group that the record belongs to; one without does not count.
   */
  group?: ExpressionFile;
  /**
   * CEL over self, for reports of the present: the day or moment until which the record should leave its group.
   */
  due?: ExpressionFile;
  /**
   * By name: the number that a record brings.
   */
  figures?: {
    [k: string]: FigureFile;
  };
}
export interface FigureFile {
  /**
   * CEL over self: a record brings nothing unless this is true.
   */
  when?: ExpressionFile;
  /**
   * CEL over self: a number; anything else brings nothing.
   */
  value: ExpressionFile;
}
export interface ColumnFile {
  title: string;
  /**
   * How it is worked out, in a sentence.
   */
  description: string;
  /**
   * The figure that is added up.
   */
  sum?: string;
  /**
   * The figure whose sum is divided by the sum of per.
   */
  share?: string;
  /**
   * The figure that a share is of.
   */
  per?: string;
  /**
   * The figure whose average is taken, over the records that bring it.
   */
  average?: string;
  /**
   * Of the present: counts the records that have been in their group for so many days.
   */
  waiting?: DaysFile;
  /**
   * Of the present: counts the records that are due in so many days; negative numbers are days ago.
   */
  due?: DaysFile;
  /**
   * Of the present: the days that the longest has been in its group.
   */
  longest?: 'waiting';
  /**
   * What the number counts, such as days.
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
