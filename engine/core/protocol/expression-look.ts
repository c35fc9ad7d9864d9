import type { ConditionSubject } from '../authoring/condition-subject.ts';
import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';

/** Editor's question about an unfinished expression, or about a sentence with expressions in braces. */
export interface ExpressionQuestion {
  /** File of the expression, with its JSON Pointer there. */
  readonly path: string;
  readonly pointer: string;
  /** CEL source in one line. */
  readonly source: string;
  /** Number of characters before the caret; absent for no proposals. */
  readonly caret?: number;
  /** Record for which the expression is evaluated. */
  readonly trial?: ExpressionTrial;
  /** Scope with the stored record of the trial; absent without one that the user may read. */
  readonly stored?: Scope;
  /** Request for all combinations of the conditions, and for mistakes that no example would notice. */
  readonly hasCases?: boolean;
  /** Requests what the condition may be about, and the condition as it is chosen. */
  readonly hasSubjects?: boolean;
}

/** Sample with changes. */
export interface ExpressionTrial {
  /** Index among the samples of the expression. */
  readonly sample: number;
  /** Id of a stored record in place of the sample, or of the record that owns it. */
  readonly record?: string;
  /** Values by JSON Pointer in the scope of the expression; null removes a value. */
  readonly values: JsonObject;
}

export interface ExpressionLook {
  /** False where the compiler expects no expression, or the file cannot be read. */
  readonly isKnown: boolean;
  /** Name of the expression's entity, if any. */
  readonly entity?: string;
  /** True where the entity has a file of examples that can keep a record. */
  readonly canKeep: boolean;
  readonly problem?: ExpressionMistake;
  /** Meaning of the expression in words. */
  readonly reading?: string;
  readonly completion?: ExpressionCompletion;
  readonly trial?: TriedExpression;
  readonly cases?: ExpressionCases;
  /** Condition as JSON for the builder; absent where the builder cannot express it. */
  readonly condition?: string;
  /** Subjects that a condition may have; absent where no condition is meant. */
  readonly subjects?: readonly ConditionSubject[];
}

export interface ExpressionMistake {
  readonly message: string;
  readonly help?: string;
  /** Marked characters. */
  readonly start: number;
  readonly end: number;
}

export interface ExpressionCompletion {
  /** Position of the first character that an option replaces, up to the caret. */
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
  /** Titles of the samples for trials. */
  readonly samples: readonly string[];
  /** Mark set where the named stored record is missing or not readable by the user. */
  readonly isMissing?: boolean;
  /** Values that the expression reads. */
  readonly inputs: readonly TrialInput[];
  /** Parts of the expression, in reading order. */
  readonly parts: readonly TriedPart[];
  /** Displayed text, for a sentence. */
  readonly sentence?: string;
}

export interface TrialInput {
  readonly at: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'bool' | 'day' | 'json';
  /** Only accepted texts. */
  readonly choices?: readonly string[];
  /** Value as JSON; absent without one. */
  readonly value?: string;
}

export interface TriedPart {
  readonly text: string;
  /** Number of parts around this one. */
  readonly depth: number;
  /** Values in words, one per evaluation; none where other parts made this one needless. */
  readonly values: readonly string[];
}

export interface ExpressionCases {
  /** Conditions joined by `&&`, `||`, `!` and `? :` only. */
  readonly conditions: readonly string[];
  /** Reason for a missing table. */
  readonly message?: string;
  readonly rows: readonly ExpressionCase[];
  readonly hints: readonly MutationHint[];
}

export interface ExpressionCase {
  /** Value of each condition. */
  readonly holds: readonly boolean[];
  /** Result in words; absent for an impossible case. */
  readonly result?: string;
  /** Record that yields these conditions. */
  readonly trial?: ExpressionTrial;
  /** Reason for which no record has the case. */
  readonly impossible?: string;
}

/** Likely mistake that no example would notice, with a record that would. */
export interface MutationHint {
  readonly message: string;
  readonly trial: ExpressionTrial;
}
