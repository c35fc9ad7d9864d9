import { type Once, once } from '../../../core/compute/once.ts';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { getAtTokens } from '../../../core/json/pointer.ts';
import { tabOf } from '../../../core/product/field-paths.ts';
import { deriveValues } from '../../../core/records/derive.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import { type Checks, checksAfter } from './checks.ts';
import type { EditSteps } from './edit-steps.ts';
import { fieldFactsOf } from './field-facts.ts';
import { type FieldView, viewOf } from './field-view.ts';
import type { FormContext } from './form-context.ts';
import { type JudgedBefore, type Judgement, judge } from './judge.ts';
import { isOffered } from './offered.ts';
import type { PathIndex } from './path-index.ts';
import { settle } from './settle.ts';
import { type LooksBefore, type Views, viewsOf } from './views-of.ts';

/** State of an open form at one moment; every change makes a new object. */
export interface FormSnapshot {
  readonly context: FormContext;
  readonly values: JsonObject;
  /**
   * Values as a save would send them, with derived values; they are checked, and shown in read-only fields.
   */
  readonly made: JsonObject;
  readonly isDirty: boolean;
  readonly touched: ReadonlySet<string>;
  readonly checks: Checks;
  /**
   * Current problems, displayed or not: the schemas' first, then the gateway's. Computed on first read, since
   * the validator may have to be compiled.
   */
  readonly problems: readonly Problem[];
  readonly judged: Once<Judged>;
  /** Paths that can show messages. */
  readonly paths: PathIndex;
  /** Display states by path. */
  readonly views: Views;
  /** Number of stopped save attempts. */
  readonly stops: number;
  /** Problems that stopped the last save, each with the path that shows it. */
  readonly stoppedBy: readonly StoppingProblem[];
  /** Title of the open tab, in a form with tabs. */
  readonly activeTab: string | undefined;
  readonly edits: EditSteps;
}

interface Judged {
  readonly judgement: Judgement;
  /** All problems, including the gateway's. */
  readonly problems: readonly Problem[];
}

/** Problem that stopped a save, with the path that shows it. */
export interface StoppingProblem extends Problem {
  /** Path that shows the problem; undefined where no path of the form does. */
  readonly path: string | undefined;
}

/** State that the store keeps and from which all other state is derived. */
export interface FormState {
  readonly context: FormContext;
  readonly initial: JsonObject;
  readonly values: JsonObject;
  readonly paths: PathIndex;
  readonly touched: ReadonlySet<string>;
  readonly serverProblems: readonly Problem[];
  /** Warnings that were shown when they stopped a save, and do not stop the next one. */
  readonly seenWarnings: ReadonlySet<string>;
  readonly checks: Checks;
  readonly stops: number;
  readonly stoppedBy: readonly StoppingProblem[];
  readonly activeTab: string | undefined;
  readonly edits: EditSteps;
}

export function settleWith(context: FormContext, before: JsonObject, values: JsonObject): JsonObject {
  const { form, scopeOf } = context;
  return settle({ form, before, values, scopeOf, offers: (...choice) => isOffered(context, ...choice) });
}

/** Earlier snapshot, with the state from which it was made. */
export interface Before {
  readonly snapshot: FormSnapshot;
  readonly state: FormState;
  /** Display states of paths that were added after the snapshot, by path. */
  readonly firstViews: ReadonlyMap<string, FieldView>;
}

/**
 * Builds the snapshot of a state, reusing the parts that are unchanged since `before`. `edited` is the only field
 * whose value has changed, where known.
 */
export function snapshotOf(state: FormState, before?: Before, edited?: string): FormSnapshot {
  const { context, values, touched, checks, stops, stoppedBy, activeTab, edits, paths } = state;
  const isSame = before !== undefined && before.state.values === values && before.state.context === context;
  const made = isSame ? before.snapshot.made : madeOf(context, values);
  const judged = judgedOf({ state, made, before, edited });
  const isSilent = before?.state.context !== context && saysNothingUntouched(state);
  const views = viewsOf({
    ...{ context, paths, touched, checks, values, before: looksOf(before) },
    problems: isSilent ? [] : judged().problems,
  });
  return {
    context,
    values,
    made,
    touched,
    checks,
    judged,
    get problems() {
      return judged().problems;
    },
    paths,
    stops,
    stoppedBy,
    activeTab,
    edits,
    isDirty: isDirty(state, edited),
    views,
  };
}

interface Judging {
  readonly state: FormState;
  readonly made: JsonObject;
  readonly before: Before | undefined;
  readonly edited: string | undefined;
}

/**
 * Creates the lazy judgement of a state, computed on first read. Refers to no earlier snapshot, since a chain
 * of all snapshots would then stay in memory while the form is open.
 */
function judgedOf({ state, made, before, edited }: Judging): Once<Judged> {
  const { context, values, serverProblems } = state;
  const isSame = before !== undefined && before.state.values === values && before.state.context === context;
  const last = before?.snapshot.judged;
  if (isSame && last !== undefined && before.state.serverProblems === serverProblems) return last;
  const standing = isSame && last?.isMade() === true ? last().judgement : undefined;
  const since = isSame ? undefined : judgedBefore({ state, made, before, edited });
  return once(() => {
    const judgement = standing ?? judge(context, made, since);
    return { judgement, problems: [...judgement.problems, ...serverProblems] };
  });
}

/** Finds the judgement before the last edit; undefined where other values have changed as well. */
function judgedBefore({ state, made, before, edited }: Judging): JudgedBefore | undefined {
  if (before === undefined || edited === undefined) return undefined;
  const { snapshot } = before;
  const isPlain = made === state.values && snapshot.made === snapshot.values;
  if (!isPlain || !snapshot.judged.isMade()) return undefined;
  const { tokens } = fieldFactsOf(state.context, edited);
  return { judgement: snapshot.judged().judgement, tokens };
}

/** Reports whether the form's values differ from the initial ones; compares the edited field first. */
function isDirty({ context, values, initial }: FormState, edited: string | undefined): boolean {
  if (edited !== undefined) {
    const { tokens } = fieldFactsOf(context, edited);
    if (!jsonEqual(getAtTokens(values, tokens), getAtTokens(initial, tokens))) return true;
  }
  return !jsonEqual(values, initial);
}

/**
 * Reports whether checking can wait: the user has left no field yet, and only the schema checks the form, so that
 * there is no problem to show.
 */
function saysNothingUntouched({ context, touched }: FormState): boolean {
  const { entity, form, old } = context;
  return touched.size === 0 && old === undefined && form.yields === undefined && entity.rules.length === 0;
}

function looksOf(before: Before | undefined): LooksBefore | undefined {
  if (before === undefined) return undefined;
  const { state, snapshot, firstViews } = before;
  return { context: state.context, paths: state.paths, views: snapshot.views, firstViews };
}

/** Derives values as the gateway will, from the records that the page has. */
function madeOf({ entity, old, scopeOf }: FormContext, values: JsonObject): JsonObject {
  if (entity.derived === undefined || entity.derived.length === 0) return values;
  return deriveValues({ entity, value: values, old, scope: scopeOf(values) });
}

/**
 * Builds the display state of a path added after the last change, which has no messages, since the user has
 * not left its field yet.
 */
export function firstView({ context, values }: FormState, path: string): FieldView {
  const scope = context.scopeOf(values);
  return viewOf({
    context,
    facts: fieldFactsOf(context, path),
    scope,
    problems: [],
    isTouched: false,
    check: undefined,
  });
}

/** Builds the state changes that follow new values: a problem of the gateway stays until its field is edited. */
export function withValues(state: FormState, values: JsonObject): Partial<FormState> {
  const checks = checksAfter(state.checks, state.values, values);
  return { values, checks, serverProblems: stillStanding(state, values) };
}

function stillStanding(state: FormState, values: JsonObject): readonly Problem[] {
  if (state.serverProblems.length === 0) return state.serverProblems;
  return state.serverProblems.filter((problem) => {
    const path = state.paths.at(problem.at);
    return path === undefined ? jsonEqual(values, state.values) : !isEdited(state, path, values);
  });
}

function isEdited({ context, values }: FormState, path: string, after: JsonObject): boolean {
  const { tokens } = fieldFactsOf(context, path);
  return !jsonEqual(getAtTokens(values, tokens), getAtTokens(after, tokens));
}

export function problemsBlockingSave(state: FormState, problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(
    (problem) =>
      problem.severity === 'error' ||
      (problem.severity === 'warning' && !state.seenWarnings.has(keyOf(problem))),
  );
}

function keyOf({ at, code }: Problem): string {
  return `${at} ${code}`;
}

/**
 * Builds the changes of state for a stopped save: all fields with problems show their messages, and the tab of the
 * first one opens.
 */
export function stop(state: FormState, problems: readonly Problem[]): Partial<FormState> {
  const { paths, context } = state;
  const stoppedBy = inReadingOrder(
    paths,
    problems
      .filter(({ severity }) => severity !== 'info')
      .map((problem) => ({ ...problem, path: paths.at(problem.at) })),
  );
  const fields = stoppedBy.map(({ path }) => path).filter((path) => path !== undefined);
  const first = firstField(state, problems);
  const tab = first === undefined ? undefined : tabOf(context.form.layout, first);
  return {
    touched: new Set([...state.touched, ...fields]),
    seenWarnings: new Set(problems.filter(({ severity }) => severity === 'warning').map(keyOf)),
    stops: state.stops + 1,
    stoppedBy,
    activeTab: tab ?? state.activeTab,
  };
}

/** Sorts problems in the order of the fields that show them; problems that no field shows come last. */
function inReadingOrder(
  { paths }: PathIndex,
  problems: readonly StoppingProblem[],
): readonly StoppingProblem[] {
  const order = new Map<string | undefined, number>(paths.map((path, index) => [path, index]));
  const orderOf = ({ path }: StoppingProblem) => order.get(path) ?? paths.length;
  return problems.toSorted((left, right) => orderOf(left) - orderOf(right));
}

/** Finds the first field with an error in reading order, or else the first field with a warning. */
export function firstField({ paths }: FormState, problems: readonly Problem[]): string | undefined {
  const firstWith = (severity: Problem['severity']) => {
    const found = problems.filter((problem) => problem.severity === severity);
    const fields = new Set(found.map((problem) => paths.at(problem.at)));
    return paths.paths.find((path) => fields.has(path));
  };
  return firstWith('error') ?? firstWith('warning');
}
