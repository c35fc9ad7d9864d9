import { isBlank } from '../../core/blank.ts';
import type { Scope } from '../../core/expressions/scope.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { getAt, pathToPointer } from '../../core/pointer.ts';
import type { FieldCheck } from '../../core/product.ts';
import { useEngine } from '../provider/engine-context.ts';
import { useOpenForm } from './form-react-context.ts';
import type { CheckState } from './store/checks.ts';
import { factsOf } from './store/field-facts.ts';
import { scopeOfField } from './store/field-view.ts';

/**
 * Asks the gateway about a field's value when the field is left. It never keeps anybody from typing or saving: an
 * answer about a value that has changed meanwhile is dropped, and the save itself has the last word.
 */
export function useFieldCheck(path: string, check: FieldCheck | undefined): () => void {
  const { store } = useOpenForm();
  const { client } = useEngine();

  async function ask(asked: FieldCheck): Promise<void> {
    const { context, values, checks } = store.get();
    const scope = scopeOfField(factsOf(context, path), context.scopeOf(values));
    const isAnswered = checks[path] !== undefined && checks[path].hasFailed !== true;
    if (isAnswered || isBlank(getAt(values, pathToPointer(path)))) return;
    if (asked.when?.evaluate(scope) === false) return;
    const pending: CheckState = { isPending: true };
    store.setCheck(path, pending);
    const answered = await client
      .call(asked.call, { body: bodyOf(asked, scope) })
      .then((answer) => answeredState(asked, { ...scope, answer: answer as Json }))
      .catch((): CheckState => ({ isPending: false, hasFailed: true, warning: asked.failure }));
    // The state goes with the value: another one stands here when the answer comes too late.
    if (store.get().checks[path] === pending) store.setCheck(path, answered);
  }

  return () => {
    if (check !== undefined) void ask(check);
  };
}

function answeredState({ warns, message }: FieldCheck, scope: Scope): CheckState {
  return { isPending: false, warning: warns.evaluate(scope) ? message : undefined };
}

function bodyOf({ body }: FieldCheck, scope: Scope): JsonObject {
  const entries = Object.entries(body).map(
    ([name, expression]) => [name, expression.evaluate(scope)] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => !isBlank(value))) as JsonObject;
}
