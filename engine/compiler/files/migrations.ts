// GENERATED from engine/compiler/kinds/migrations/migrations.meta.json by engine/compiler; do not edit; run npm run schemas
export type StepFile = MoveFile | SplitFile | JoinFile | ConvertFile | RecodeFile | FillFile | DropFile;

/**
 * How records that were stored by earlier schemas become records of this one.
 */
export interface MigrationsFile {
  /**
   * One after the other, the oldest first.
   */
  steps: readonly StepFile[];
}

export type PathFile = string;

/**
 * CEL; a list of texts is joined by one space.
 */
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
     * The former type.
     */
    type: TypeFile;
    /**
     * The former format, such as date.
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
   * The former place of the value.
   */
  move: PathFile;
  /**
   * The place where the value stands from now on.
   */
  to: PathFile;
}

export interface SplitFile {
  /**
   * The former place of the value.
   */
  split: PathFile;
  was?: WasFile;
  /**
   * CEL over old, the record as it was, by the place of each part.
   */
  into: ValuesFile;
  /**
   * CEL over old, the record with the parts: the value that they came from.
   */
  back?: ExpressionFile;
  loses?: LosesFile;
}

export interface JoinFile {
  /**
   * The former places of the parts.
   */
  join: readonly PathFile[];
  was?: WasFile;
  /**
   * The place where the value stands from now on.
   */
  to: PathFile;
  /**
   * CEL over old, the record as it was.
   */
  value: ExpressionFile;
  /**
   * CEL over old, the record with the joined value, by the former place of each part.
   */
  back?: ValuesFile;
  loses?: LosesFile;
}

export interface ConvertFile {
  /**
   * The place of a value that has another type than before.
   */
  convert: PathFile;
  /**
   * The former type.
   */
  from: TypeFile;
  /**
   * CEL over old, the record as it was.
   */
  value: ExpressionFile;
  /**
   * CEL over old, the record with the converted value.
   */
  back?: ExpressionFile;
  loses?: LosesFile;
}

export interface RecodeFile {
  /**
   * The place of a code.
   */
  recode: PathFile;
  /**
   * The code of today, by the former one.
   */
  codes: {
    [k: string]: string;
  };
  loses?: LosesFile;
}

export interface FillFile {
  /**
   * The place of a required value that earlier records may lack.
   */
  fill: PathFile;
  /**
   * CEL over old, the record as it was.
   */
  value: ExpressionFile;
}

export interface DropFile {
  /**
   * The former place of a value that is no longer kept.
   */
  drop: PathFile;
  loses: LosesFile;
}
