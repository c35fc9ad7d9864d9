import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../core/json/pointer.ts';

export type Side = 'mine' | 'theirs';

/** Field whose typed value differs from the one that another user has stored meanwhile. */
export interface CollidingField {
  readonly path: string;
  /** Value that the edit started from. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Side suggested: `mine` where the user has changed the value; `theirs` where only others did. */
  readonly suggested: Side;
}

export interface Versions {
  /** Values that the edit started from. */
  readonly base: JsonObject;
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
}

/** Lists the fields to choose between, in the order of `paths`. */
export function collidingFields(
  paths: readonly string[],
  { base, mine, theirs }: Versions,
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

/** Copies the values at these paths from another version; removes those that the other version lacks. */
export function over(version: JsonObject, other: JsonObject, paths: readonly string[]): JsonObject {
  return paths.map(pathToPointer).reduce((result, pointer) => {
    const value = getAt(other, pointer);
    return jsonEqual(getAt(result, pointer), value) ? result : withValue(result, pointer, value);
  }, version);
}

/** Sets a value; `undefined` removes it. */
export function withValue(object: JsonObject, pointer: string, value: unknown): JsonObject {
  return value === undefined ? removeAt(object, pointer) : setAt(object, pointer, value);
}
