import { QuestionnaireForm } from '../../engine/react/questionnaire-form.ts';
import { sampleQuestionnaire } from './sample-questionnaire.ts';

/** A Questionnaire of another system, and what its form does not do. */
export const SampleQuestionnaire = () => (
  <QuestionnaireForm questionnaire={sampleQuestionnaire} showsOmissions>
    {false}
  </QuestionnaireForm>
);
