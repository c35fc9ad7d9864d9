import { useState } from 'react';
import { fillPiped } from '../../core/expressions/piped.ts';
import type { Scope } from '../../core/expressions/scope.ts';
import type { FormQuestion } from '../../core/product/form.ts';
import type { FormStore } from '../form/store/form-store.ts';

/** Question that the user has to answer before a save. */
export interface OpenQuestion {
  readonly current: FormQuestion;
  /** Goes on to the next question, or to the save after the last. */
  readonly yes: () => Promise<void>;
  /** Returns to the form. */
  readonly no: () => void;
}

interface Asking {
  readonly rest: readonly FormQuestion[];
  readonly goOn: () => Promise<void>;
}

/** Asks the questions that a form's descriptor puts before a save, one after the other. */
export function useQuestions(store: FormStore) {
  const [asking, setAsking] = useState<Asking>();
  const [current, ...others] = asking?.rest ?? [];

  async function yes(): Promise<void> {
    if (asking === undefined) return;
    if (others.length > 0) {
      setAsking({ ...asking, rest: others });
      return;
    }
    await asking.goOn();
    setAsking(undefined);
  }

  const open: OpenQuestion | undefined = current && { current, yes, no: () => setAsking(undefined) };
  return {
    open,
    /**
     * Asks the questions that apply; returns false if there are none, otherwise calls `goOn` after the last
     * yes.
     */
    ask(goOn: () => Promise<void>): boolean {
      const { context, made } = store.get();
      const scope = context.scopeOf(made);
      const rest = (context.form.confirm ?? [])
        .filter(({ when }) => when.evaluate(scope))
        .map((question) => withValues(question, scope));
      if (rest.length > 0) setAsking({ rest, goOn });
      return rest.length > 0;
    },
  };
}

function withValues(question: FormQuestion, scope: Scope): FormQuestion {
  const said = (sentence: string) => fillPiped(sentence, question.values, { scope });
  return { ...question, title: said(question.title), text: said(question.text) };
}
