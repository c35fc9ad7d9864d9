import { getAtTokens } from '../../../core/json/pointer.ts';
import { pathsTo } from '../../../core/product/field-paths.ts';
import { fieldFactsOf } from './field-facts.ts';
import type { Before, FormSnapshot } from './form-state.ts';
import type { FieldListeners } from './listeners.ts';

/** Calls the listeners of changed fields, all at once or in batches. */
export type NotifyFields = (paths: readonly string[], call: (paths: readonly string[]) => void) => void;

interface Change {
  readonly listeners: FieldListeners;
  readonly before: Before;
  readonly after: FormSnapshot;
  /** Path of the only changed field, where known. */
  readonly edited: string | undefined;
  readonly notify?: NotifyFields | undefined;
}

/**
 * Notifies the fields whose value or display state has changed; compares only the edited field, where it is known.
 */
export function notifyFields(change: Change): void {
  const { listeners, before, after, edited, notify } = change;
  const isAlone = edited !== undefined && after.made === after.values;
  if (isAlone && !isGroup(before.snapshot, edited) && !isGroup(after, edited)) {
    listeners.callAt(new Set([...pathsTo(edited), ...otherLooks(change)]));
    return;
  }
  const changed = listeners.paths().filter((path) => isChanged(change, path));
  if (notify === undefined) listeners.callAt(changed);
  else notify(changed, listeners.callAt);
}

function isGroup({ context, values }: FormSnapshot, path: string): boolean {
  return typeof getAtTokens(values, fieldFactsOf(context, path).tokens) === 'object';
}

function otherLooks({ before, after }: Change): readonly string[] {
  if (before.snapshot.views === after.views) return [];
  return after.paths.paths.filter((path) => viewBefore(before, path) !== after.views[path]);
}

function isChanged({ before, after }: Change, path: string): boolean {
  const { snapshot } = before;
  const view = viewBefore(before, path);
  // Notifies a path that has no display state whenever the form's context changes, on which its display may
  // depend.
  const isSame = snapshot.context === after.context || after.views[path] !== undefined;
  if (!isSame || view !== (after.views[path] ?? view)) return true;
  if (snapshot.values === after.values && snapshot.made === after.made) return false;
  const { tokens } = fieldFactsOf(after.context, path);
  return (
    getAtTokens(snapshot.values, tokens) !== getAtTokens(after.values, tokens) ||
    getAtTokens(snapshot.made, tokens) !== getAtTokens(after.made, tokens)
  );
}

function viewBefore({ snapshot, firstViews }: Before, path: string) {
  return snapshot.views[path] ?? firstViews.get(path);
}
