import type { ReactNode } from 'react';
import type { MessageName } from '../../../core/messages/messages.ts';
import type { EvaluateFhirPath } from '../../../core/questionnaires/expressions.ts';
import type { QuestionnaireResponse } from '../../../core/questionnaires/response.ts';
import type { Problem } from '../../../core/validation/problems.ts';

/** Props of a form of a Questionnaire. Only `questionnaire` has to be there. */
export interface QuestionnaireFormProps {
  /** A Questionnaire of FHIR R4, R4B or R5, as JSON. */
  readonly questionnaire: object;
  /** The QuestionnaireResponse of a controlled form. Each time that another one is given, the form shows it. */
  readonly value?: object;
  /** Response that an uncontrolled form starts with. */
  readonly defaultValue?: object;
  /** Called with the response after every change, and once at first where the Questionnaire has initial values. */
  readonly onChange?: (response: QuestionnaireResponse) => void;
  /** Called with the response when it was submitted and nothing is wrong with it: its status is `completed` then. */
  readonly onSubmit?: (response: QuestionnaireResponse) => void;
  /** Called with the problems when a form could not be submitted. */
  readonly onError?: (problems: readonly Problem[]) => void;
  /**
   * Evaluates the FHIRPath of SDC: calculated and initial values, conditions. Without it those expressions are left out.
   * Keep it the same from render to render.
   */
  readonly fhirPath?: EvaluateFhirPath;
  /** Lists the parts of the Questionnaire that the form does not do below it, for the author. */
  readonly showsOmissions?: boolean;
  /** Buttons in place of the one that submits the form; `false` for none. */
  readonly children?: ReactNode | false;
  /** Texts in place of the engine's own. */
  readonly words?: Partial<Readonly<Record<MessageName, string>>>;
}
