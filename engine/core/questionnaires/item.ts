import type { JsonObject } from '../json/json.ts';
import type { FhirValue } from './fhir-values.ts';

/** Item of a Questionnaire, as it was written, with what its extensions add. */
export interface QuestionnaireItem {
  readonly linkId: string;
  /** Type by its name in R4: `coding` of R5 is `choice` or `open-choice`. */
  readonly type: string;
  /** Item's text, preceded by its FHIR `prefix`. */
  readonly title: string;
  /** Text as it was written: a response repeats it. */
  readonly text: string | undefined;
  /** Text of an item that only helps with this one. */
  readonly help: string | undefined;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
  readonly isReadOnly: boolean;
  /** Hides the item, which still takes part. */
  readonly isHidden: boolean;
  /** Code of the control that its author would like, such as `radio-button`. */
  readonly control: string | undefined;
  /** Choices of the question. */
  readonly options: readonly FhirValue[];
  /** Values that a new response begins with. */
  readonly initial: readonly FhirValue[];
  /** Units that a quantity may have; with one, no other can be given. */
  readonly units: readonly JsonObject[];
  readonly limits: ItemLimits;
  readonly conditions: readonly ItemCondition[];
  /** Makes one of the conditions enough. */
  readonly isAnyEnough: boolean;
  /** FHIRPath by purpose. */
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
  /** linkId of the question that it is about. */
  readonly question: string;
  readonly operator: string;
  readonly answer: FhirValue;
}

export interface ItemExpressions {
  /** Expression that the value follows from. */
  readonly calculated?: string;
  /** Condition on which the item takes part. */
  readonly enabled?: string;
  readonly initial?: string;
}

/** Feature of a Questionnaire that a form does not have. */
export interface Omission {
  /** linkId; '' for the Questionnaire itself. */
  readonly linkId: string;
  /** A sentence, with the expression or the address that it is about. */
  readonly text: string;
}
