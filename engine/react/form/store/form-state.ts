import { jsonEqual } from '../../../core/equal.ts';
import type { JsonObject } from '../../../core/json.ts';
import { getAt, pathToPointer } from '../../../core/pointer.ts';
import type { Problem } from '../../../core/problems.ts';
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

/** What the store keeps; everything else follows from it. */
export interface FormState {
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

export function settleWith(context: FormContext, before: JsonObject, values: JsonObject): JsonObject {
  return settle({ form: context.form, before, values, scopeOf: context.scopeOf });
}

export function snapshotOf(state: FormState, previous: FormSnapshot | undefined): FormSnapshot {
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

function viewsOf(state: FormState, problems: readonly Problem[], previous: FormSnapshot['views']) {
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
export function stillStanding(state: FormState, values: JsonObject): readonly Problem[] {
  const paths = pathsOf(state.context.form.layout);
  return state.serverProblems.filter((problem) => {
    const path = fieldAt(paths, problem.at);
    return path === undefined ? jsonEqual(values, state.values) : !isEdited(path, state.values, values);
  });
}

function isEdited(path: string, before: JsonObject, after: JsonObject): boolean {
  return !jsonEqual(getAt(before, pathToPointer(path)), getAt(after, pathToPointer(path)));
}

export function blockingProblems(state: FormState, problems: readonly Problem[]): readonly Problem[] {
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
export function stop(state: FormState, problems: readonly Problem[]): Partial<FormState> {
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
export function firstField(state: FormState, problems: readonly Problem[]): string | undefined {
  const paths = pathsOf(state.context.form.layout);
  const inError = new Set(problems.map((problem) => fieldAt(paths, problem.at)));
  return paths.find((path) => inError.has(path));
}
