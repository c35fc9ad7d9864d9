import type { Scope } from './expressions/scope.ts';
import type { Json, JsonObject } from './json.ts';
import { placesOf } from './places.ts';
import { removeAt, setAt } from './pointer.ts';
import type { Entity } from './product/entity.ts';

/** A stored record with what its transient places show of it. */
export function withTransients({ transients = {} }: Entity, record: JsonObject, scope: Scope): JsonObject {
  return Object.entries(transients).reduce((shown, [at, { from }]) => {
    const value = from?.evaluate({ ...scope, self: record, root: record });
    return value === undefined || at.includes('/*') ? shown : setAt(shown, at, value as Json);
  }, record);
}

/** A record as it is stored: without what only travels with it, and what is worked out when it is read. */
export function withoutTransients(
  { transients = {}, computed = {} }: Entity,
  record: JsonObject,
): JsonObject {
  return [...Object.keys(transients), ...Object.keys(computed)]
    .flatMap((pattern) => placesOf(pattern, record))
    .reduce((kept, place) => removeAt(kept, place), record);
}
