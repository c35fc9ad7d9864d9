import { useMemo, useState } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import { type JsonObject, jsonObject } from '../../../core/json/json.ts';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import type { Omission } from '../../../core/questionnaires/item.ts';
import { omissionsOf } from '../../../core/questionnaires/omissions.ts';
import { readQuestionnaire } from '../../../core/questionnaires/read-questionnaire.ts';
import { heldValues } from '../../../core/questionnaires/response.ts';
import { shapeOf } from '../../../core/questionnaires/shape.ts';
import { useMessages } from '../../context/use-messages.ts';
import { StandaloneEngine } from '../rjsf/schema-form/StandaloneEngine.tsx';
import { useStable } from '../rjsf/schema-form/use-stable.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { openQuestionnaire } from './open-questionnaire.ts';
import type { QuestionnaireFormProps } from './questionnaire-form-props.ts';

registerMessages(editorMessages);

/**
 * Form of a FHIR Questionnaire, which yields a QuestionnaireResponse. Needs neither gateway nor user, but uses those
 * of an `EngineProvider` around it.
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
    return openQuestionnaire(shape, words, fhirPath);
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

/** Lists the parts of a Questionnaire that its form does not support, item by item. */
function OmissionList({ omissions }: { readonly omissions: readonly Omission[] }) {
  const say = useMessages();
  if (omissions.length === 0) return null;
  return (
    <details className="en-help">
      <summary>{say('questionnaire.omissions', { n: omissions.length })}</summary>
      <ul>
        {omissions.map(({ linkId, text }) => (
          <li key={`${linkId} ${text}`}>
            {linkId !== '' && <code>{linkId}</code>} {text}
          </li>
        ))}
      </ul>
    </details>
  );
}

interface GivenResponse {
  /**
   * Initial response of the form; undefined for a new one. Not changed by a response that the host returns
   * after the form has emitted it.
   */
  readonly given: JsonObject | undefined;
  /** Number that grows with each new Questionnaire, since each has its own form. */
  readonly generation: number;
  /** Remembers the last response that was passed to the host. */
  readonly setEmitted: (response: JsonObject) => void;
}

/**
 * Finds the response that a form starts from; a new one when the host supplies another response or
 * Questionnaire.
 */
function useGivenResponse({ value, defaultValue }: QuestionnaireFormProps, source: object): GivenResponse {
  const [given, setGiven] = useState(() => objectOf(value ?? defaultValue));
  const [emitted, setEmitted] = useState<JsonObject>();
  const [shown, setShown] = useState({ value, source, generation: 0 });
  if (source !== shown.source) {
    setShown({ value, source, generation: shown.generation + 1 });
    setGiven(emitted ?? given);
  } else if (value !== shown.value) {
    setShown({ ...shown, value });
    if (value !== undefined && !jsonEqual(value, emitted ?? given)) {
      setGiven(objectOf(value));
      setEmitted(undefined);
    }
  }
  return { given, generation: shown.generation, setEmitted };
}

function objectOf(value: object | undefined): JsonObject | undefined {
  return value === undefined ? undefined : jsonObject(value);
}
