import type { JsonObject } from '../json/json.ts';
import type { FhirValue } from './fhir-values.ts';

/** One item of a Questionnaire, as it was written, with what its extensions say beside it. */
export interface QuestionnaireItem {
  readonly linkId: string;
  /** In the names of R4: `coding` of R5 is `choice` or `open-choice`. */
  readonly type: string;
  /** What people read, with the prefix. */
  readonly title: string;
  /** Its `text` as it was written: a response repeats it. */
  readonly text: string | undefined;
  /** Text of an item that only helps with this one. */
  readonly help: string | undefined;
  readonly isRequired: boolean;
  readonly isRepeated: boolean;
  readonly isReadOnly: boolean;
  /** It takes part without being shown. */
  readonly isHidden: boolean;
  /** Code of the control that its author would like, such as `radio-button`. */
  readonly control: string | undefined;
  /** What may be chosen. */
  readonly options: readonly FhirValue[];
  /** What something new begins with. */
  readonly initial: readonly FhirValue[];
  /** Units that a quantity may have; with one, no other can be given. */
  readonly units: readonly JsonObject[];
  readonly limits: ItemLimits;
  readonly conditions: readonly ItemCondition[];
  /** One of the conditions is enough. */
  readonly isAnyEnough: boolean;
  /** FHIRPath, by what it is for. */
  readonly expressions: ItemExpressions;
  readonly items: readonly QuestionnaireItem[];
}

export interface ItemLimits {
  readonly minimum?: FhirValue;
  readonly maximum?: FhirValue;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** For the whole text. */
  readonly pattern?: string;
  readonly decimals?: number;
  readonly least?: number;
  readonly most?: number;
}

/** One condition of `enableWhen`. */
export interface ItemCondition {
  /** linkId of the question that it is about. */
  readonly question: string;
  readonly operator: string;
  readonly answer: FhirValue;
}

export interface ItemExpressions {
  /** The value follows from it. */
  readonly calculated?: string;
  /** The item takes part while it is true. */
  readonly enabled?: string;
  readonly initial?: string;
}

/** Something of a Questionnaire that a form does not do. */
export interface Omission {
  /** linkId; '' for the Questionnaire itself. */
  readonly linkId: string;
  /** A sentence, with the expression or the address that it is about. */
  readonly text: string;
}
