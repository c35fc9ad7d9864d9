import { jsonEqual } from '../../../core/equal.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { pathToPointer, removeAt, setAt } from '../../../core/pointer.ts';
import type { Problem } from '../../../core/problems.ts';
import { createBuffer, type FieldBuffer } from './buffer.ts';
import type { FormContext } from './form-context.ts';
import {
  blockingProblems,
  type FormSnapshot,
  type FormState,
  firstField,
  settleWith,
  snapshotOf,
  stillStanding,
  stop,
} from './form-state.ts';

export type SaveAttempt =
  | { readonly isReady: true; readonly values: JsonObject }
  | { readonly isReady: false; readonly firstField: string | undefined };

/** The state of one open form, outside of React: a keystroke renders its own field and nothing else. */
export interface FormStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => FormSnapshot;
  /** What is typed but not yet in the values. */
  readonly buffer: FieldBuffer;
  readonly setValues: (values: JsonObject) => void;
  /** Sets one field, by its path with dots; undefined removes it. */
  readonly setField: (path: string, value: Json | undefined) => void;
  readonly touch: (path: string) => void;
  /** Goes on with the values and a new product, user or record. */
  readonly setContext: (context: FormContext) => void;
  /** Answers with the first field that has one. */
  readonly setServerProblems: (problems: readonly Problem[]) => string | undefined;
  readonly openTab: (title: string) => void;
  /** Takes what is typed and judges it; touches every field in error and opens the tab of the first. */
  readonly attemptSave: () => SaveAttempt;
}

export interface FormStart {
  readonly context: FormContext;
  /** What the form counts as unchanged. */
  readonly initial: JsonObject;
  /** Where typing goes on, e.g. a draft; by default `initial`. */
  readonly values?: JsonObject | undefined;
}

export function createFormStore({ context, initial, values }: FormStart): FormStore {
  const listeners = new Set<() => void>();
  const settled = settleWith(context, initial, initial);
  let state: FormState = {
    context,
    initial: settled,
    values: values ?? settled,
    touched: new Set(),
    serverProblems: [],
    seenWarnings: new Set(),
    stops: 0,
    activeTab: undefined,
  };
  let snapshot = snapshotOf(state, undefined);

  function update(change: Partial<FormState>): void {
    state = { ...state, ...change };
    snapshot = snapshotOf(state, snapshot);
    for (const listener of listeners) listener();
  }

  function setValues(next: JsonObject): void {
    if (jsonEqual(next, state.values)) return;
    const settledNext = settleWith(state.context, state.values, next);
    update({ values: settledNext, serverProblems: stillStanding(state, settledNext) });
  }

  const buffer = createBuffer();
  return {
    buffer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => snapshot,
    setValues,
    setField(path, value) {
      const pointer = pathToPointer(path);
      setValues(value === undefined ? removeAt(state.values, pointer) : setAt(state.values, pointer, value));
    },
    touch(path) {
      if (!state.touched.has(path)) update({ touched: new Set([...state.touched, path]) });
    },
    setContext: (context) => update({ context }),
    setServerProblems(serverProblems) {
      update({ serverProblems, ...stop(state, [...snapshot.problems, ...serverProblems]) });
      return firstField(state, serverProblems);
    },
    openTab: (activeTab) => update({ activeTab }),
    attemptSave() {
      buffer.flushAll();
      const blocking = blockingProblems(state, snapshot.problems);
      if (blocking.length === 0) return { isReady: true, values: state.values };
      update(stop(state, snapshot.problems));
      return { isReady: false, firstField: firstField(state, blocking) };
    },
  };
}
