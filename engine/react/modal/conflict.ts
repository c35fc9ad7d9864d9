import { jsonEqual } from '../../core/equal.ts';
import type { JsonObject } from '../../core/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../core/pointer.ts';

export type Side = 'mine' | 'theirs';

/** A field whose value differs between what was typed and what somebody else has stored meanwhile. */
export interface CollidingField {
  readonly path: string;
  /** What the edit started from. */
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Mine where I changed it; theirs where only they did. */
  readonly suggested: Side;
}

export interface Versions {
  /** What the edit started from. */
  readonly base: JsonObject;
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
}

/** The fields to choose between, in the order of `paths`. */
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

/** Their version with the fields that were decided for mine: it carries their revision, so it can be saved. */
export function rebased(
  { mine, theirs }: Pick<Versions, 'mine' | 'theirs'>,
  choices: ReadonlyMap<string, Side>,
): JsonObject {
  let result = theirs;
  for (const [path, side] of choices) {
    const pointer = pathToPointer(path);
    const value = getAt(mine, pointer);
    if (side === 'theirs') continue;
    result = value === undefined ? removeAt(result, pointer) : setAt(result, pointer, value);
  }
  return result;
}
