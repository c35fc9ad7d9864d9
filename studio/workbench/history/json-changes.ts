import { counterparts } from '../../../engine/core/compare/counterparts.ts';
import { jsonEqual } from '../../../engine/core/json/equal.ts';
import { isJsonObject, type Json, type JsonObject } from '../../../engine/core/json/json.ts';

/** Difference between two versions of a value. */
export type JsonChange = {
  /** Tokens of the value's path in the later version; for a removal, in the earlier version. */
  readonly path: readonly string[];
} & (
  | { readonly kind: 'added'; readonly after: Json }
  | { readonly kind: 'removed'; readonly before: Json }
  | { readonly kind: 'changed'; readonly before: Json; readonly after: Json }
  /** Entry renamed without a change of its value. */
  | { readonly kind: 'renamed'; readonly from: string }
  /** Rows of a list in another order. */
  | { readonly kind: 'reordered' }
);

/**
 * Finds the differences between two versions of a value; matches moved rows of lists with their earlier
 * versions.
 */
export function changesBetween(
  before: Json,
  after: Json,
  path: readonly string[] = [],
): readonly JsonChange[] {
  if (jsonEqual(before, after)) return [];
  if (isJsonObject(before) && isJsonObject(after)) return changesOfObject(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(before, after, path);
  return [{ kind: 'changed', path, before, after }];
}

function changesOfObject(
  before: JsonObject,
  after: JsonObject,
  path: readonly string[],
): readonly JsonChange[] {
  const gone = new Map(Object.entries(before).filter(([name]) => !Object.hasOwn(after, name)));
  const changes = Object.entries(after).flatMap(([name, value]): readonly JsonChange[] => {
    const pointer = [...path, name];
    if (value === undefined) return [];
    const old = before[name];
    if (old !== undefined) return changesBetween(old, value, pointer);
    const from = [...gone].find(([, each]) => isJsonObject(each) && jsonEqual(each, value))?.[0];
    if (from === undefined) return [{ kind: 'added', path: pointer, after: value }];
    gone.delete(from);
    return [{ kind: 'renamed', path: pointer, from }];
  });
  const removed = [...gone].flatMap(([name, value]): readonly JsonChange[] =>
    value === undefined ? [] : [{ kind: 'removed', path: [...path, name], before: value }],
  );
  return [...removed, ...changes];
}

function changesOfList(
  before: readonly Json[],
  after: readonly Json[],
  path: readonly string[],
): readonly JsonChange[] {
  const origins = counterparts(after, before);
  const kept = origins.filter((index) => index !== undefined);
  const removed = before.flatMap((value, index): readonly JsonChange[] =>
    kept.includes(index) ? [] : [{ kind: 'removed', path: [...path, String(index)], before: value }],
  );
  const changes = after.flatMap((value, index): readonly JsonChange[] => {
    const pointer = [...path, String(index)];
    const old = before[origins[index] ?? -1];
    return old === undefined
      ? [{ kind: 'added', path: pointer, after: value }]
      : changesBetween(old, value, pointer);
  });
  const isReordered = kept.some((index, position) => index < (kept[position - 1] ?? -1));
  return [...removed, ...changes, ...(isReordered ? [{ kind: 'reordered' as const, path }] : [])];
}
