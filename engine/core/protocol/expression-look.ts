import type { ConditionSubject } from '../authoring/condition-subject.ts';
import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';

/** Question of an editor about an expression that is being written, or about a sentence that has some in braces. */
export interface ExpressionQuestion {
  /** The file, and the JSON Pointer of the expression in it. */
  readonly path: string;
  readonly pointer: string;
  /** CEL in one line. */
  readonly source: string;
  /** Characters before the caret; absent where nothing is to be proposed. */
  readonly caret?: number;
  /** A record to evaluate it for. */
  readonly trial?: ExpressionTrial;
  /** Scope with the stored record of the trial; absent where there is none that the user may read. */
  readonly stored?: Scope;
  /** Requests all combinations of its conditions, and the mistakes that no example would notice. */
  readonly hasCases?: boolean;
  /** Requests what the condition may be about, and the condition as it is chosen. */
  readonly hasSubjects?: boolean;
}

/** A sample with changes. */
export interface ExpressionTrial {
  /** Position among the samples of the expression. */
  readonly sample: number;
  /** Id of a stored record that replaces the sample, or the record that it belongs to. */
  readonly record?: string;
  /** Values by JSON Pointer in the scope of the expression; null removes what is there. */
  readonly values: JsonObject;
}

export interface ExpressionLook {
  /** False where the compiler looks for no expression, or the file cannot be read. */
  readonly isKnown: boolean;
  /** Name of the entity that it is about, where there is one. */
  readonly entity?: string;
  /** True where the entity has a file of examples that a record can be kept in. */
  readonly canKeep: boolean;
  readonly problem?: ExpressionMistake;
  /** Meaning of the expression in words. */
  readonly reading?: string;
  readonly completion?: ExpressionCompletion;
  readonly trial?: TriedExpression;
  readonly cases?: ExpressionCases;
  /** The condition as it is chosen, as JSON; absent where it cannot be said by choosing. */
  readonly condition?: string;
  /** What a condition may be about; absent where no condition is meant. */
  readonly subjects?: readonly ConditionSubject[];
}

export interface ExpressionMistake {
  readonly message: string;
  readonly help?: string;
  /** The characters that are meant. */
  readonly start: number;
  readonly end: number;
}

export interface ExpressionCompletion {
  /** The first of the characters before the caret that an option replaces. */
  readonly from: number;
  readonly options: readonly ExpressionOption[];
}

export interface ExpressionOption {
  readonly label: string;
  /** Type or meaning of the option. */
  readonly detail?: string;
  /** Text that is written when it is chosen. */
  readonly apply: string;
}

export interface TriedExpression {
  /** Titles of the samples that it can be tried with. */
  readonly samples: readonly string[];
  /** Set where a stored record was named and there is none that the user may read. */
  readonly isMissing?: boolean;
  /** The values that the expression reads. */
  readonly inputs: readonly TrialInput[];
  /** Parts of the expression, in the order in which they are read. */
  readonly parts: readonly TriedPart[];
  /** Text that people read, of a sentence. */
  readonly sentence?: string;
}

export interface TrialInput {
  readonly at: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'bool' | 'day' | 'json';
  /** The only texts that it takes. */
  readonly choices?: readonly string[];
  /** Value as JSON; absent where nothing is there. */
  readonly value?: string;
}

export interface TriedPart {
  readonly text: string;
  /** Number of parts that it is inside of. */
  readonly depth: number;
  /** Values in words; one for each time that it was evaluated, none where the others made it needless. */
  readonly values: readonly string[];
}

export interface ExpressionCases {
  /** The conditions that nothing but `&&`, `||`, `!` and `? :` joins. */
  readonly conditions: readonly string[];
  /** Reason that there is no table. */
  readonly message?: string;
  readonly rows: readonly ExpressionCase[];
  readonly hints: readonly MutationHint[];
}

export interface ExpressionCase {
  /** Value of each condition. */
  readonly holds: readonly boolean[];
  /** Result in words; absent for an impossible case. */
  readonly result?: string;
  /** A record for which the conditions are so. */
  readonly trial?: ExpressionTrial;
  /** Reason that no record has the case. */
  readonly impossible?: string;
}

/** A slip of the pen that no example would notice, with a record that would. */
export interface MutationHint {
  readonly message: string;
  readonly trial: ExpressionTrial;
}
