import type { JsonObject } from '../../../core/json/json.ts';
import type { Problem } from '../../../core/validation/problems.ts';
import type { Checks } from './checks.ts';
import { fieldFactsOf } from './field-facts.ts';
import { type FieldView, sameView, viewOf, wasBlank } from './field-view.ts';
import type { FormContext } from './form-context.ts';
import { emptyTable, ownEntry } from './own-entry.ts';
import type { PathIndex } from './path-index.ts';

export type Views = Readonly<Record<string, FieldView>>;

export interface ViewsInput {
  readonly context: FormContext;
  readonly paths: PathIndex;
  readonly values: JsonObject;
  readonly touched: ReadonlySet<string>;
  readonly checks: Checks;
  readonly problems: readonly Problem[];
  readonly before: LooksBefore | undefined;
}

/** Display states before a change, with the paths and the context of that time. */
export interface LooksBefore extends Pick<ViewsInput, 'context' | 'paths'> {
  readonly views: Views;
  /** Display states of paths that were added since. */
  readonly firstViews: ReadonlyMap<string, FieldView>;
}

/** Builds the display state of every path; reuses those of unchanged paths, and compares only few. */
export function viewsOf(input: ViewsInput): Views {
  const { context, paths, touched, checks, problems, before } = input;
  const scope = context.scopeOf(input.values);
  const byField = Map.groupBy(problems, ({ at }) => paths.at(at));
  const isSamePaths = before?.paths === paths && before.context === context;
  const previous = before?.views ?? emptyTable<FieldView>();
  const views = emptyTable<FieldView>();
  const affected = isSamePaths
    ? new Set([...byField.keys(), ...Object.keys(checks), ...loudIn(previous), ...movingIn(input)])
    : paths.paths;
  for (const path of affected) {
    if (path === undefined) continue;
    const last = previous[path] ?? before?.firstViews.get(path);
    const view = viewOf({
      ...{ context, scope, facts: fieldFactsOf(context, path), check: ownEntry(checks, path) },
      problems: byField.get(path) ?? [],
      isTouched: touched.has(path),
    });
    const isSame = last !== undefined && sameView(last, view);
    if (!isSame || !isSamePaths) views[path] = isSame ? last : view;
  }
  if (!isSamePaths) return views;
  // Reuses the previous object where no display state differs, as after most changes.
  return Object.keys(views).length > 0 ? Object.assign(emptyTable(), previous, views) : previous;
}

const loudPaths = new WeakMap<Views, readonly string[]>();

/** Lists the paths that show messages, which a change may remove. */
function loudIn(views: Views): readonly string[] {
  const found = loudPaths.get(views) ?? Object.keys(views).filter((path) => !isQuiet(views[path]));
  loudPaths.set(views, found);
  return found;
}

const movingPaths = new WeakMap<PathIndex, readonly string[]>();

/** Lists the paths whose display state depends on values. */
function movingIn({ context, paths }: ViewsInput): readonly string[] {
  const found = movingPaths.get(paths) ?? paths.paths.filter((path) => isMoving(context, path));
  movingPaths.set(paths, found);
  return found;
}

function isMoving(context: FormContext, path: string): boolean {
  const facts = fieldFactsOf(context, path);
  return !facts.isPlain || (facts.isRequired && wasBlank(context, facts));
}

function isQuiet(view: FieldView | undefined): boolean {
  if (view === undefined) return true;
  const { errors, warnings, infos, isChecking } = view;
  return errors.length + warnings.length + infos.length === 0 && !isChecking;
}
