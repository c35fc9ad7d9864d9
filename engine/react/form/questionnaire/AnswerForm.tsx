import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { responseValues } from '../../../core/questionnaires/response.ts';
import { useMessages } from '../../context/use-messages.ts';
import { Button } from '../../parts/Button.tsx';
import { EntityForm } from '../EntityForm.tsx';
import { schemaForm } from '../rjsf/schema-form/schema-product.ts';
import { useForm } from '../use-form.ts';
import { useSingleSubmit } from '../use-single-submit.ts';
import type { OpenedQuestionnaire } from './open-questionnaire.ts';
import type { QuestionnaireFormProps } from './questionnaire-form-props.ts';

interface AnswerFormProps extends QuestionnaireFormProps {
  readonly opened: OpenedQuestionnaire;
  /** Response being edited; undefined for a new one. */
  readonly given: JsonObject | undefined;
  readonly setEmitted: (response: JsonObject) => void;
}

const nothing: JsonObject = {};

/** Renders the questions of a Questionnaire; must be rendered within the context of a form of the engine. */
export function AnswerForm(props: AnswerFormProps) {
  const { opened, given, onSubmit, onError } = props;
  const say = useMessages();
  const form = useForm({ form: schemaForm, initial: openingValues(opened, given) });
  const { store } = form;
  useEmission(store, props);
  const shown = useRef(given);
  useEffect(() => {
    if (shown.current === given) return;
    shown.current = given;
    store.replaceValues(openingValues(opened, given));
  }, [store, opened, given]);
  const submitOnce = useSingleSubmit(onSubmit);
  const submit = useCallback(() => {
    const saved = form.attemptSave();
    if (saved === undefined) return onError?.(form.store.get().problems);
    const response = opened.respond(saved, given ?? nothing);
    submitOnce({ ...response, status: given?.['status'] === 'completed' ? 'amended' : 'completed' });
  }, [form, opened, given, submitOnce, onError]);
  return (
    <div className="en-schema-form">
      <EntityForm form={form} onSubmit={submit} />
      {props.children === undefined ? (
        <Button look="primary" onClick={submit}>
          {say('form.submit')}
        </Button>
      ) : (
        props.children
      )}
    </div>
  );
}

function openingValues({ shape, initial }: OpenedQuestionnaire, given: JsonObject | undefined): JsonObject {
  return given === undefined ? initial : responseValues(shape, given);
}

/** Passes the response to the host at every change of an answer. */
function useEmission(
  store: ReturnType<typeof useForm>['store'],
  { opened, given, setEmitted, onChange }: AnswerFormProps,
): void {
  const last = useRef<JsonObject>(undefined);
  const emit = useEffectEvent(() => {
    const response = opened.respond(store.get().values, given ?? nothing);
    const before = last.current ?? given ?? opened.respond(nothing, nothing);
    last.current = response;
    if (jsonEqual(response, before)) return;
    setEmitted(response);
    onChange?.(response);
  });
  useEffect(() => {
    emit();
    const stop = store.subscribe(() => emit());
    return () => {
      // Passes on text that was typed just before the form unmounts.
      store.buffer.flushAll();
      stop();
    };
  }, [store]);
}
