import { useMemo } from 'react';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import { omissionsOf } from '../../../core/questionnaires/omissions.ts';
import { readQuestionnaire } from '../../../core/questionnaires/read-questionnaire.ts';
import { heldValues } from '../../../core/questionnaires/response.ts';
import { shapeOf } from '../../../core/questionnaires/shape.ts';
import { useMessages } from '../../context/use-messages.ts';
import { StandaloneEngine } from '../rjsf/schema-form/StandaloneEngine.tsx';
import { useStable } from '../rjsf/schema-form/use-stable.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { OmissionList } from './OmissionList.tsx';
import { openQuestionnaire } from './open-questionnaire.ts';
import type { QuestionnaireFormProps } from './questionnaire-form-props.ts';
import { useGivenResponse } from './use-given-response.ts';

registerMessages(editorMessages);

/**
 * The form of a FHIR Questionnaire, which yields a QuestionnaireResponse. It needs neither gateway nor user; inside of
 * an `EngineProvider` it takes both from there.
 *
 * @example
 * <QuestionnaireForm questionnaire={questionnaire} onSubmit={(response) => send(response)} />
 */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { fhirPath } = props;
  const source = useStable(props.questionnaire);
  const questionnaire = useMemo(() => readQuestionnaire(source), [source]);
  const { given, generation, setEmitted } = useGivenResponse(props, source);
  const say = useMessages();
  const opened = useMemo(() => {
    const shape = shapeOf(questionnaire, given === undefined ? undefined : heldValues(questionnaire, given));
    const words = {
      ...{ yes: say('questionnaire.yes'), no: say('questionnaire.no') },
      ...{ other: say('questionnaire.other'), unit: say('questionnaire.unit') },
    };
    return openQuestionnaire({ shape, words, fhirPath });
  }, [questionnaire, given, say, fhirPath]);
  return (
    <StandaloneEngine product={opened.product} words={props.words}>
      <AnswerForm {...props} key={generation} {...{ opened, given, setEmitted }} />
      {props.showsOmissions === true && (
        <OmissionList omissions={omissionsOf(questionnaire, fhirPath !== undefined)} />
      )}
    </StandaloneEngine>
  );
}
