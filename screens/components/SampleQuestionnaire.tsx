import { QuestionnaireForm } from '../../engine/react/questionnaire-form.ts';
import { sampleQuestionnaire } from './sample-questionnaire.ts';

/** Shows a Questionnaire of another system, with the omissions of its form. */
export const SampleQuestionnaire = () => (
  <QuestionnaireForm questionnaire={sampleQuestionnaire} showsOmissions>
    {false}
  </QuestionnaireForm>
);
