// GENERATED from engine/compiler/kinds/migrations/migrations.meta.json by engine/compiler; do not edit; run npm run schemas
export type StepFile = MoveFile | SplitFile | JoinFile | ConvertFile | RecodeFile | FillFile | DropFile;

/**
 * How records that were stored by an earlier version become records of this one.
 */
export interface MigrationsFile {
  /**
   * What is done to records that were stored before, one step after the other, the oldest first.
   */
  steps: readonly StepFile[];
}

export type PathFile = string;

export type ExpressionFile = string | readonly string[];

export interface ValuesFile {
  [k: string]: ExpressionFile;
}

export type TypeFile = 'string' | 'number' | 'boolean';

/**
 * What the former values were, by place, where they were no plain texts.
 */
export interface WasFile {
  [k: string]: {
    /**
     * What the value was before: a text, a number, or yes or no.
     */
    type: TypeFile;
    /**
     * How the text was written before.
     */
    format?: string;
  };
}

/**
 * What cannot be restored by the earlier version, and why.
 */
export type LosesFile = string;

export interface MoveFile {
  /**
   * The field that had the value before.
   */
  move: PathFile;
  /**
   * The field that has the value from now on.
   */
  to: PathFile;
}

export interface SplitFile {
  /**
   * The field that had the value before.
   */
  split: PathFile;
  /**
   * What the value was before, if it was no plain text.
   */
  was?: WasFile;
  /**
   * What each of the new fields gets.
   */
  into: ValuesFile;
  /**
   * How an earlier version gets the value again, out of the parts.
   */
  back?: ExpressionFile;
  /**
   * What an earlier version does not get again, and why that is right.
   */
  loses?: LosesFile;
}

export interface JoinFile {
  /**
   * The fields that had the parts before.
   */
  join: readonly PathFile[];
  /**
   * What the parts were before, if they were no plain texts.
   */
  was?: WasFile;
  /**
   * The field that has the value from now on.
   */
  to: PathFile;
  /**
   * What that field gets.
   */
  value: ExpressionFile;
  /**
   * How an earlier version gets each part again.
   */
  back?: ValuesFile;
  /**
   * What an earlier version does not get again, and why that is right.
   */
  loses?: LosesFile;
}

export interface ConvertFile {
  /**
   * The field whose value becomes another kind.
   */
  convert: PathFile;
  /**
   * What the value was before: a text, a number, or yes or no.
   */
  from: TypeFile;
  /**
   * What the field gets.
   */
  value: ExpressionFile;
  /**
   * How an earlier version gets its value again.
   */
  back?: ExpressionFile;
  /**
   * What an earlier version does not get again, and why that is right.
   */
  loses?: LosesFile;
}

export interface RecodeFile {
  /**
   * The field whose choices are replaced.
   */
  recode: PathFile;
  /**
   * The choice of today, for each of the former ones.
   */
  codes: {
    [k: string]: string;
  };
  /**
   * What an earlier version does not get again, and why that is right.
   */
  loses?: LosesFile;
}

export interface FillFile {
  /**
   * The field that must have a value now, and that earlier records may lack.
   */
  fill: PathFile;
  /**
   * What it gets where it is blank.
   */
  value: ExpressionFile;
}

export interface DropFile {
  /**
   * The field whose values are not kept any more.
   */
  drop: PathFile;
  /**
   * What an earlier version does not get again, and why that is right.
   */
  loses: LosesFile;
}
