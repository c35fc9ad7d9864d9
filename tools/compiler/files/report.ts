// GENERATED from tools/compiler/kinds/report/report.meta.json by tools/compiler; do not edit; run npm run schemas
/**
 * Figures over the records of some entities, by organization and month.
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
   * CEL over self: the day or moment whose month (of UTC) the record counts for; one without does not count.
   */
  month: ExpressionFile;
  /**
   * By name: the number that a record brings.
   */
  figures: {
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
   * What the number counts, such as days.
   */
  unit?: string;
}

export type ExpressionFile = string | readonly string[];
