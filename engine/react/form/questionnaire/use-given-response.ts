import { useState } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import { type JsonObject, jsonObject } from '../../../core/json/json.ts';
import type { QuestionnaireFormProps } from './questionnaire-form-props.ts';

interface GivenResponse {
  /** Response that the form starts from; undefined for something new. A response of its own making is no news. */
  readonly given: JsonObject | undefined;
  /** Counts the Questionnaires: each has a form of its own. */
  readonly generation: number;
  /** Notes each response that the host is given. */
  readonly setEmitted: (response: JsonObject) => void;
}

/** The response that a form starts from, and starts from anew when its host gives another one, or another Questionnaire. */
export function useGivenResponse(
  { value, defaultValue }: QuestionnaireFormProps,
  source: object,
): GivenResponse {
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
