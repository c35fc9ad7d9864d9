import type { JsonObject } from '../json/json.ts';
import type { FhirValue } from './fhir-values.ts';

/** Item of a Questionnaire, together with the content of its extensions. */
export interface QuestionnaireItem {
  readonly linkId: string;
  /** Type by its R4 name: `coding` of R5 is `choice` or `open-choice`. */
  readonly type: string;
  /** Item's text, preceded by its FHIR `prefix`. */
  readonly title: string;
  /** Text as written, which a response repeats. */
  readonly text: string | undefined;
  /** Text of a nested item that serves as this item's help. */
  readonly help: string | undefined;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
  readonly isReadOnly: boolean;
  /** True for an item that is hidden but still enabled. */
  readonly isHidden: boolean;
  /** Code of the control that the author prefers, such as `radio-button`. */
  readonly control: string | undefined;
  /** Choices of the question. */
  readonly options: readonly FhirValue[];
  /** Initial values of a new response. */
  readonly initial: readonly FhirValue[];
  /** Units that a quantity may have. A single unit is fixed. */
  readonly units: readonly JsonObject[];
  readonly limits: ItemLimits;
  readonly conditions: readonly ItemCondition[];
  /** True if one met condition enables the item, false if all must be met. */
  readonly isAnyEnough: boolean;
  /** FHIRPath expressions by purpose. */
  readonly expressions: ItemExpressions;
  readonly items: readonly QuestionnaireItem[];
}

export interface ItemLimits {
  readonly minimum?: FhirValue;
  readonly maximum?: FhirValue;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Regular expression for the whole text. */
  readonly pattern?: string;
  readonly decimals?: number;
  readonly least?: number;
  readonly most?: number;
}

/** Condition of `enableWhen`. */
export interface ItemCondition {
  /** linkId of the question whose answer the condition reads. */
  readonly question: string;
  readonly operator: string;
  readonly answer: FhirValue;
}

export interface ItemExpressions {
  /** Expression for the value. */
  readonly calculated?: string;
  /** Condition on which the item is enabled. */
  readonly enabled?: string;
  readonly initial?: string;
}

/** Feature of a Questionnaire that its form does not support. */
export interface Omission {
  /** linkId of the item; '' for the Questionnaire itself. */
  readonly linkId: string;
  /** Sentence, with the expression or URL concerned. */
  readonly text: string;
}
