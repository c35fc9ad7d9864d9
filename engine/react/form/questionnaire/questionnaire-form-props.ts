import type { ReactNode } from 'react';
import type { MessageName } from '../../../core/messages/messages.ts';
import type { EvaluateFhirPath } from '../../../core/questionnaires/expressions.ts';
import type { QuestionnaireResponse } from '../../../core/questionnaires/response.ts';
import type { Problem } from '../../../core/validation/problems.ts';

/** Props of a form of a Questionnaire; only `questionnaire` is required. */
export interface QuestionnaireFormProps {
  /** Questionnaire of FHIR R4, R4B or R5, as JSON. */
  readonly questionnaire: object;
  /** QuestionnaireResponse of a controlled form; the form shows each new response that the host supplies. */
  readonly value?: object;
  /** Response that an uncontrolled form starts with. */
  readonly defaultValue?: object;
  /** Called with the response after every change, and once initially where the Questionnaire has initial values. */
  readonly onChange?: (response: QuestionnaireResponse) => void;
  /** Called with the response, whose status is `completed`, when a form without problems is submitted. */
  readonly onSubmit?: (response: QuestionnaireResponse) => void;
  /** Called with the problems of a form that could not be submitted. */
  readonly onError?: (problems: readonly Problem[]) => void;
  /**
   * Evaluates the FHIRPath expressions of SDC for calculated values, initial values and conditions, which are
   * left out without it. Must be the same function in every render.
   */
  readonly fhirPath?: EvaluateFhirPath;
  /** True to list, below the form, the parts of the Questionnaire that the form does not support, for the author. */
  readonly showsOmissions?: boolean;
  /** Buttons in place of the submit button; `false` for none. */
  readonly children?: ReactNode | false;
  /** Texts that replace the engine's own. */
  readonly words?: Partial<Readonly<Record<MessageName, string>>>;
}
