import type { Scope } from '../expressions/scope.ts';
import { Draft } from '../json/draft.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { setAt } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';

/** Adds the transient values to a stored record. */
export function withTransients({ transients = {} }: Entity, record: JsonObject, scope: Scope): JsonObject {
  return Object.entries(transients).reduce((shown, [at, { from }]) => {
    const value = from?.evaluate({ ...scope, self: record, root: record });
    return value === undefined || at.includes('/*') ? shown : setAt(shown, at, value as Json);
  }, record);
}

/** Removes the values that are never stored: transient and computed ones. */
export function withoutTransients(
  { transients = {}, computed = {} }: Entity,
  record: JsonObject,
): JsonObject {
  return withoutPaths([...Object.keys(transients), ...Object.keys(computed)], record);
}

/** Removes the values at some path patterns from a record. */
export function withoutPaths<Value>(patterns: readonly string[], record: Value): Value {
  const draft = new Draft(record);
  for (const pattern of patterns) {
    // Removes from the end, so that the remaining paths keep their indexes.
    for (const path of matchingPaths(pattern, draft.value).toReversed()) draft.remove(path);
  }
  return draft.value;
}
