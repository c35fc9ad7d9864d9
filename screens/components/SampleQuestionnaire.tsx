import { QuestionnaireForm } from '../../engine/react/questionnaire-form.ts';
import { sampleQuestionnaire } from './sample-questionnaire.ts';

/** Shows a Questionnaire from another system, with the list of elements that its form omits. */
export const SampleQuestionnaire = () => (
  <QuestionnaireForm questionnaire={sampleQuestionnaire} showsOmissions>
    {false}
  </QuestionnaireForm>
);
