// Exports for forms of FHIR Questionnaires, which validate answers without a compiled schema, so that no code
// is evaluated.

export type { EvaluateFhirPath } from '../core/questionnaires/expressions.ts';
export type { Omission } from '../core/questionnaires/item.ts';
export { omissionsOfQuestionnaire } from '../core/questionnaires/omissions.ts';
export type { QuestionnaireResponse } from '../core/questionnaires/response.ts';
export type { Problem } from '../core/validation/problems.ts';
export { QuestionnaireForm } from './form/questionnaire/QuestionnaireForm.tsx';
export type { QuestionnaireFormProps } from './form/questionnaire/questionnaire-form-props.ts';
