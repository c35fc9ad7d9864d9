import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { getAtTokens, removeAt, setAt } from '../../../core/json/pointer.ts';
import { isWithin, pathsOf, tabOf } from '../../../core/product/field-paths.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { createBuffer, type FieldBuffer } from './buffer.ts';
import type { FieldCheckState } from './checks.ts';
import {
  closed,
  type EditStep,
  noEdits,
  pathAfter,
  touchedAfter,
  withEdit,
  withLastAgain,
  withoutLast,
} from './edit-steps.ts';
import { fieldFactsOf } from './field-facts.ts';
import type { FieldDisplay, FieldView } from './field-view.ts';
import type { FormContext } from './form-context.ts';
import {
  type Before,
  type FormSnapshot,
  type FormState,
  firstField,
  firstView,
  problemsBlockingSave,
  settleWith,
  snapshotOf,
  stop,
  withValues,
} from './form-state.ts';
import { createFieldListeners } from './listeners.ts';
import { type NotifyFields, notifyFields } from './notify-fields.ts';
import { indexPaths } from './path-index.ts';
import { createWordings, type FieldWordings } from './wordings.ts';

export type ValuesToSave =
  | { readonly isReady: true; readonly values: JsonObject }
  | { readonly isReady: false; readonly firstField: string | undefined };

/** State of one open form, kept outside of React, so that a keystroke renders only its own field. */
export interface FormStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** Subscribes to changes of one field's value or display state. */
  readonly subscribeTo: (path: string, listener: () => void) => () => void;
  readonly get: () => FormSnapshot;
  readonly valueAt: (path: string) => unknown;
  readonly viewAt: (path: string) => FieldView;
  /** Returns the display state and value of a field; the same object while these are unchanged. */
  readonly displayAt: (path: string) => FieldDisplay;
  /** Adds a path inside of a laid-out field (in a row, a branch); the returned function removes it. */
  readonly enter: (path: string) => () => void;
  /** Typed text that is not in the values yet. */
  readonly buffer: FieldBuffer;
  readonly wordings: FieldWordings;
  /** Sets all values as one step of the user, named after the field at `path`, if one brought the others along. */
  readonly setValues: (values: JsonObject, path?: string) => void;
  /** Shows other values in place of the form's; what was edited before cannot be undone any more. */
  readonly replaceValues: (values: JsonObject) => void;
  /** Takes back the user's latest step, with what was derived from it; returns the step, if there was one. */
  readonly undo: () => EditStep | undefined;
  readonly redo: () => EditStep | undefined;
  /**
   * Sets a field by its path with dots; undefined removes the value, or sets it to `null` where the schema requires
   * that.
   */
  readonly setField: (path: string, value: Json | undefined) => void;
  /** Removes a row of a list; the touched fields of later rows stay touched at their new indices. */
  readonly removeRow: (path: string, index: number) => void;
  readonly touch: (path: string) => void;
  /**
   * Reports whether the user is typing: from the first keystroke in a field until leaving it. Components that
   * need not follow each keystroke wait until then.
   */
  readonly isTyping: () => boolean;
  readonly endTyping: () => void;
  /** Replaces the product, user or record; keeps the values. */
  readonly setContext: (context: FormContext) => void;
  /** Sets the problems that the gateway has found; returns the first field that has one. */
  readonly setServerProblems: (problems: readonly Problem[]) => string | undefined;
  /** Sets the state of the gateway's check of a field, dropped when the value changes. */
  readonly setCheck: (path: string, check: FieldCheckState) => void;
  readonly openTab: (title: string) => void;
  /**
   * Checks the fields of a step when the user wants to leave it; shows the errors and returns the first field
   * with one.
   */
  readonly attemptPart: (fields: readonly string[]) => string | undefined;
  /**
   * Commits typed text and checks the values. Shows all errors at their fields, and opens the tab of the
   * first; for very many fields, `notify` can spread the notifications.
   */
  readonly attemptSave: (notify?: NotifyFields) => ValuesToSave;
}

export interface FormStart {
  readonly context: FormContext;
  /** Values with which the current ones are compared to detect changes. */
  readonly initial: JsonObject;
  /** Values that the form starts with, e.g. a draft; default: `initial`. */
  readonly values?: JsonObject | undefined;
  /** Milliseconds without a keystroke after which typed text enters the values. */
  readonly restAfterTyping?: number | undefined;
}

interface Followed {
  /** Path of the field that the user changed. */
  readonly path: string | undefined;
  /** The same path where no other field has changed. */
  readonly edited?: string | undefined;
}

interface Updating {
  /** Path of the only changed field, where known; other fields are not compared then. */
  readonly edited?: string | undefined;
  readonly notify?: NotifyFields | undefined;
}

export function createFormStore({ context, initial, values, restAfterTyping }: FormStart): FormStore {
  const listeners = new Set<() => void>();
  const fieldListeners = createFieldListeners();
  const entered = new Map<string, number>();
  let firstViews = new Map<string, FieldView>();
  const displays = new Map<string, FieldDisplay>();
  let arePathsStale = false;
  let isTyping = false;
  let state = openingState({ context, initial, values });
  let snapshot = snapshotOf(state);

  function update(change: Partial<FormState>, { edited, notify }: Updating = {}): void {
    const before: Before = { state, snapshot, firstViews };
    state = { ...state, ...change, paths: pathsFor(change.context) };
    snapshot = snapshotOf(state, before, edited);
    firstViews = new Map();
    for (const listener of [...listeners]) listener();
    notifyFields({ listeners: fieldListeners, before, after: snapshot, edited, notify });
  }

  function pathsFor(next: FormContext | undefined) {
    if (!arePathsStale && next === undefined) return state.paths;
    arePathsStale = false;
    return indexedPaths(next ?? state.context, [...entered.keys()]);
  }

  function count(path: string, by: 1 | -1): void {
    const last = entered.get(path) ?? 0;
    const next = last + by;
    if (next === 0) entered.delete(path);
    else entered.set(path, next);
    if (last === 0 || next === 0) arePathsStale = true;
  }

  function viewAt(path: string): FieldView {
    const view = snapshot.views[path] ?? firstViews.get(path) ?? firstView(state, path);
    if (snapshot.views[path] === undefined) firstViews.set(path, view);
    return view;
  }

  function valueAt(path: string): unknown {
    return getAtTokens(state.values, fieldFactsOf(state.context, path).tokens);
  }

  function displayAt(path: string): FieldDisplay {
    const view = viewAt(path);
    const value = valueAt(path);
    const isMade = snapshot.made !== snapshot.values;
    const made = isMade ? getAtTokens(snapshot.made, fieldFactsOf(state.context, path).tokens) : value;
    const last = displays.get(path);
    if (last !== undefined && last.view === view && last.value === value && last.made === made) return last;
    const display = { view, value, made };
    displays.set(path, display);
    return display;
  }

  function setValues(next: JsonObject, path?: string): void {
    if (!jsonEqual(next, state.values)) follow(next, { path });
  }

  function follow(next: JsonObject, { path, edited }: Followed): void {
    const { context, values: before, edits } = state;
    const after = settleWith(context, before, next);
    const isAlone = after === next;
    const tokens = path === undefined ? [] : fieldFactsOf(context, path).tokens;
    update(
      { ...withValues(state, after), edits: withEdit(edits, { path, tokens, before, after }) },
      { edited: isAlone ? edited : undefined },
    );
  }

  /** Ends the latest step without notifying listeners, as no component shows where a step ends. */
  function closeStep(): void {
    state = { ...state, edits: closed(state.edits) };
  }

  /** Shows the values on one side of a step. */
  function turn(step: EditStep, to: 'before' | 'after'): EditStep {
    const edits = to === 'before' ? withoutLast(state.edits) : withLastAgain(state.edits);
    update({ ...withValues(state, step[to]), edits, ...aroundField(step, to) });
    return step;
  }

  /** Opens the tab of a step's field, and moves the fields that the user has left with their rows. */
  function aroundField(step: EditStep, to: 'before' | 'after'): Partial<FormState> {
    const { path } = step;
    if (path === undefined) return {};
    const { context, touched, activeTab } = state;
    const { tokens } = fieldFactsOf(context, path);
    const from = to === 'before' ? step.after : step.before;
    return {
      touched: touchedAfter(touched, path, [getAtTokens(from, tokens), getAtTokens(step[to], tokens)]),
      activeTab: tabOf(context.form.layout, path) ?? activeTab,
    };
  }

  const buffer = createBuffer(() => {
    isTyping = true;
  }, restAfterTyping);

  function settleTyping(): void {
    buffer.flushAll();
    closeStep();
    isTyping = false;
    // Updates the paths first, so that problems of rows added since the last change find their paths.
    if (arePathsStale) update({});
  }

  return {
    buffer,
    wordings: createWordings(),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeTo: fieldListeners.add,
    get: () => snapshot,
    valueAt,
    viewAt,
    displayAt,
    enter(path) {
      count(path, 1);
      return () => count(path, -1);
    },
    setValues,
    replaceValues(next) {
      const after = settleWith(state.context, state.values, next);
      update({ ...withValues(state, after), edits: noEdits });
    },
    undo() {
      buffer.flushAll();
      const step = state.edits.done.at(-1);
      return step && turn(step, 'before');
    },
    redo() {
      buffer.flushAll();
      const step = state.edits.undone.at(-1);
      return step && turn(step, 'after');
    },
    setField(path, value) {
      const { pointer, tokens, isNullable } = fieldFactsOf(state.context, path);
      const { entity, form } = state.context;
      const isExact = entity.verbatim?.[''] === 'value';
      const next = isExact ? value : (value ?? (isNullable ? null : undefined));
      if (jsonEqual(getAtTokens(state.values, tokens), next)) return;
      // Keeps an emptied value as undefined: RJSF would fill a missing one with its default, although the user has
      // emptied it.
      const staysEmpty = form.layout.length === 0 && isExact;
      if (next === undefined && !staysEmpty) follow(removeAt(state.values, pointer), { path, edited: path });
      else follow(setAt(state.values, pointer, next as Json), { path, edited: path });
    },
    removeRow(path, index) {
      buffer.flushAll();
      const touched = [...state.touched].flatMap((each) => pathAfter(each, { list: path, index, by: -1 }));
      state = { ...state, touched: new Set(touched) };
      setValues(removeAt(state.values, `${fieldFactsOf(state.context, path).pointer}/${index}`), path);
    },
    touch(path) {
      closeStep();
      if (!state.touched.has(path)) update({ touched: new Set([...state.touched, path]) });
    },
    isTyping: () => isTyping,
    endTyping() {
      buffer.flushAll();
      closeStep();
      if (!isTyping) return;
      isTyping = false;
      for (const listener of [...listeners]) listener();
    },
    setContext: (context) => update({ context }),
    setServerProblems(serverProblems) {
      if (arePathsStale) update({});
      update({ serverProblems, ...stop(state, [...snapshot.problems, ...serverProblems]) });
      return firstField(state, serverProblems);
    },
    setCheck: (path, check) => update({ checks: { ...state.checks, [path]: check } }),
    openTab: (activeTab) => update({ activeTab }),
    attemptPart(fields) {
      settleTyping();
      const wrong = snapshot.problems.filter(({ at, severity }) => {
        const path = state.paths.at(at);
        return severity === 'error' && path !== undefined && fields.some((field) => isWithin(path, field));
      });
      const paths = wrong.flatMap(({ at }) => state.paths.at(at) ?? []);
      if (paths.length > 0) update({ touched: new Set([...state.touched, ...paths]) });
      return firstField(state, wrong);
    },
    attemptSave(notify) {
      settleTyping();
      const blocking = problemsBlockingSave(state, snapshot.problems);
      if (blocking.length === 0) {
        // Clears the problems of the previous, stopped save, since nothing stops this one.
        if (state.stoppedBy.length > 0) update({ stoppedBy: [] });
        return { isReady: true, values: state.values };
      }
      update(stop(state, snapshot.problems), { notify });
      return { isReady: false, firstField: firstField(state, blocking) };
    },
  };
}

function indexedPaths({ form }: FormContext, entered: readonly string[]) {
  const marks = Object.entries(form.fields).flatMap(([path, { fills }]) =>
    fills === undefined ? [] : [[fills.mark, path] as const],
  );
  return indexPaths(pathsOf(form.layout), entered, marks);
}

function openingState({ context, initial, values }: FormStart): FormState {
  const settled = settleWith(context, initial, initial);
  return {
    context,
    initial: settled,
    values: values ?? settled,
    paths: indexedPaths(context, []),
    touched: new Set(),
    serverProblems: [],
    seenWarnings: new Set(),
    checks: {},
    stops: 0,
    stoppedBy: [],
    activeTab: undefined,
    edits: noEdits,
  };
}
