import type { ConditionSubject } from '../authoring/condition-subject.ts';
import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';

/** Editor's question about an unfinished expression, or about a sentence with expressions in braces. */
export interface ExpressionQuestion {
  /** File that contains the expression, and the expression's JSON Pointer in it. */
  readonly path: string;
  readonly pointer: string;
  /** CEL source in one line. */
  readonly source: string;
  /** Number of characters before the caret; absent if no completions are wanted. */
  readonly caret?: number;
  /** Record for which the expression is evaluated. */
  readonly trial?: ExpressionTrial;
  /** Scope with the stored record of the trial; absent if there is none that the user may read. */
  readonly stored?: Scope;
  /** True to request the table of all combinations of the conditions, and mistakes that no example reveals. */
  readonly hasCases?: boolean;
  /**
   * True to request the subjects that a condition can have, and the expression as a condition of the builder.
   */
  readonly hasSubjects?: boolean;
}

/** Sample record with changes, for which an expression is evaluated. */
export interface ExpressionTrial {
  /** Index among the samples of the expression. */
  readonly sample: number;
  /** Id of a stored record in place of the sample, or of the record that owns it. */
  readonly record?: string;
  /** Values by JSON Pointer in the scope of the expression; null removes a value. */
  readonly values: JsonObject;
}

export interface ExpressionLook {
  /** False if the file cannot be read, or the compiler expects no expression at the pointer. */
  readonly isKnown: boolean;
  /** Name of the expression's entity, if any. */
  readonly entity?: string;
  /** True if the entity has a file of examples to which a record can be added. */
  readonly canKeep: boolean;
  readonly problem?: ExpressionMistake;
  /** Expression translated into a sentence. */
  readonly reading?: string;
  readonly completion?: ExpressionCompletion;
  readonly trial?: TriedExpression;
  readonly cases?: ExpressionCases;
  /** Condition as JSON for the condition builder; absent where the builder cannot express it. */
  readonly condition?: string;
  /** Subjects that a condition can have; absent where the expression is no condition. */
  readonly subjects?: readonly ConditionSubject[];
}

export interface ExpressionMistake {
  readonly message: string;
  readonly help?: string;
  /** Positions of the marked characters in the source. */
  readonly start: number;
  readonly end: number;
}

export interface ExpressionCompletion {
  /** Position from which an option replaces the characters up to the caret. */
  readonly from: number;
  readonly options: readonly ExpressionOption[];
}

export interface ExpressionOption {
  readonly label: string;
  /** Type or meaning of the option. */
  readonly detail?: string;
  /** Text inserted for the option. */
  readonly apply: string;
}

export interface TriedExpression {
  /** Titles of the samples that can be tried. */
  readonly samples: readonly string[];
  /** True if the named stored record is missing or the user may not read it. */
  readonly isMissing?: boolean;
  /** Values that the expression reads. */
  readonly inputs: readonly TrialInput[];
  /** Parts of the expression, in reading order. */
  readonly parts: readonly TriedPart[];
  /** Text as shown, for a sentence with expressions. */
  readonly sentence?: string;
}

export interface TrialInput {
  readonly at: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'bool' | 'day' | 'json';
  /** Texts that the input accepts; absent for any text. */
  readonly choices?: readonly string[];
  /** Value as JSON; absent where there is none. */
  readonly value?: string;
}

export interface TriedPart {
  readonly text: string;
  /** Number of parts around this one. */
  readonly depth: number;
  /**
   * Values in words, one for each evaluation; empty if the part was never evaluated, because other parts
   * decided the result.
   */
  readonly values: readonly string[];
}

export interface ExpressionCases {
  /** Conditions joined by `&&`, `||`, `!` and `? :` only. */
  readonly conditions: readonly string[];
  /** Reason why there is no table of cases. */
  readonly message?: string;
  readonly rows: readonly ExpressionCase[];
  readonly hints: readonly MutationHint[];
}

export interface ExpressionCase {
  /** Value of each condition in this case, in the order of `conditions`. */
  readonly holds: readonly boolean[];
  /** Result in words; absent for an impossible case. */
  readonly result?: string;
  /** Record for which the conditions have the values of this case. */
  readonly trial?: ExpressionTrial;
  /** Reason why no record can have this case. */
  readonly impossible?: string;
}

/** Likely mistake that no existing example would reveal, with a record that would. */
export interface MutationHint {
  readonly message: string;
  readonly trial: ExpressionTrial;
}
