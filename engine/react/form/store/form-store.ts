import { jsonEqual } from '../../../core/equal.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../../core/pointer.ts';
import type { Problem } from '../../../core/problems.ts';
import { createBuffer, type FieldBuffer } from './buffer.ts';
import { fieldAt, pathsOf, tabOf } from './field-paths.ts';
import { type FieldView, viewOf } from './field-view.ts';
import type { FormContext } from './form-context.ts';
import { problemsOf } from './problems-of.ts';
import { settle } from './settle.ts';

/** Everything about a form that changes while it is open. A new object with every change. */
export interface FormSnapshot {
  readonly context: FormContext;
  readonly values: JsonObject;
  readonly isDirty: boolean;
  readonly touched: ReadonlySet<string>;
  /** All that is wrong now, shown or not: first what the schemas say, then what the gateway said. */
  readonly problems: readonly Problem[];
  readonly views: Readonly<Record<string, FieldView>>;
  /** Counts the save attempts that were stopped. */
  readonly stops: number;
  /** Title of the open tab, in a form with tabs. */
  readonly activeTab: string | undefined;
}

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

interface State {
  readonly context: FormContext;
  readonly initial: JsonObject;
  readonly values: JsonObject;
  readonly touched: ReadonlySet<string>;
  readonly serverProblems: readonly Problem[];
  /** Warnings that were shown when a save was stopped: they do not stop the next one. */
  readonly seenWarnings: ReadonlySet<string>;
  readonly stops: number;
  readonly activeTab: string | undefined;
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
  let state: State = {
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

  function update(change: Partial<State>): void {
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

function settleWith(context: FormContext, before: JsonObject, values: JsonObject): JsonObject {
  return settle({ form: context.form, before, values, scopeOf: context.scopeOf });
}

function snapshotOf(state: State, previous: FormSnapshot | undefined): FormSnapshot {
  const { context, values, touched, stops, activeTab } = state;
  const problems = [...problemsOf(context, values), ...state.serverProblems];
  return {
    context,
    values,
    touched,
    problems,
    stops,
    activeTab,
    isDirty: !jsonEqual(values, state.initial),
    views: viewsOf(state, problems, previous?.views ?? {}),
  };
}

function viewsOf(state: State, problems: readonly Problem[], previous: FormSnapshot['views']) {
  const paths = pathsOf(state.context.form.layout);
  const scope = state.context.scopeOf(state.values);
  const byField = Map.groupBy(problems, (problem) => fieldAt(paths, problem.at));
  return Object.fromEntries(
    paths.map((path) => {
      const isTouched = state.touched.has(path);
      const view = viewOf({
        context: state.context,
        path,
        scope,
        problems: byField.get(path) ?? [],
        isTouched,
      });
      const before = previous[path];
      return [path, before !== undefined && jsonEqual(before, view) ? before : view];
    }),
  );
}

/** The gateway's word on a field holds until the field is edited. */
function stillStanding(state: State, values: JsonObject): readonly Problem[] {
  const paths = pathsOf(state.context.form.layout);
  return state.serverProblems.filter((problem) => {
    const path = fieldAt(paths, problem.at);
    return path === undefined ? jsonEqual(values, state.values) : !isEdited(path, state.values, values);
  });
}

function isEdited(path: string, before: JsonObject, after: JsonObject): boolean {
  return !jsonEqual(getAt(before, pathToPointer(path)), getAt(after, pathToPointer(path)));
}

function blockingProblems(state: State, problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(
    (problem) =>
      problem.severity === 'error' ||
      (problem.severity === 'warning' && !state.seenWarnings.has(keyOf(problem))),
  );
}

function keyOf({ at, code }: Problem): string {
  return `${at} ${code}`;
}

/** The change that a stopped save makes: all fields with a word to say are touched, the first one's tab opens. */
function stop(state: State, problems: readonly Problem[]): Partial<State> {
  const paths = pathsOf(state.context.form.layout);
  const fields = problems.map((problem) => fieldAt(paths, problem.at)).filter((path) => path !== undefined);
  const first = firstField(state, problems);
  const tab = first === undefined ? undefined : tabOf(state.context.form.layout, first);
  return {
    touched: new Set([...state.touched, ...fields]),
    seenWarnings: new Set(problems.filter(({ severity }) => severity === 'warning').map(keyOf)),
    stops: state.stops + 1,
    activeTab: tab ?? state.activeTab,
  };
}

/** The first field in reading order that has a problem. */
function firstField(state: State, problems: readonly Problem[]): string | undefined {
  const paths = pathsOf(state.context.form.layout);
  const inError = new Set(problems.map((problem) => fieldAt(paths, problem.at)));
  return paths.find((path) => inError.has(path));
}
