import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../core/json/pointer.ts';

export type Side = 'mine' | 'theirs';

/** Field in which this user's value conflicts with one that another user has stored meanwhile. */
export interface CollidingField {
  readonly path: string;
  /** Value from which the edit started. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Suggested side: `mine` if this user has changed the value, `theirs` if only others have. */
  readonly suggested: Side;
}

export interface ConflictVersions {
  /** Values from which the edit started. */
  readonly base: JsonObject;
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
}

/** Lists the fields to choose between, in the order of `paths`. */
export function collidingFields(
  paths: readonly string[],
  { base, mine, theirs }: ConflictVersions,
): readonly CollidingField[] {
  return paths.flatMap((path) => {
    const pointer = pathToPointer(path);
    const values = {
      base: getAt(base, pointer),
      mine: getAt(mine, pointer),
      theirs: getAt(theirs, pointer),
    };
    if (jsonEqual(values.mine, values.theirs)) return [];
    const isMineUnchanged = jsonEqual(values.mine, values.base);
    return [{ path, ...values, suggested: isMineUnchanged ? 'theirs' : 'mine' }];
  });
}

/**
 * Copies a version, with the values at some paths taken from another version; a value that the other version lacks is
 * removed.
 */
export function over(version: JsonObject, other: JsonObject, paths: readonly string[]): JsonObject {
  return paths.map(pathToPointer).reduce((result, pointer) => {
    const value = getAt(other, pointer);
    return jsonEqual(getAt(result, pointer), value) ? result : withValue(result, pointer, value);
  }, version);
}

/** Sets the value at a JSON Pointer; `undefined` removes it. */
export function withValue(object: JsonObject, pointer: string, value: unknown): JsonObject {
  return value === undefined ? removeAt(object, pointer) : setAt(object, pointer, value);
}
