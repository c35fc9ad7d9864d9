import { isBlank } from '../json/blank.ts';
import type { Draft } from '../json/draft.ts';
import type { JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { pointerOf, tokensOf } from '../json/pointer.ts';

/**
 * Moves values from one path pattern to another. Keeps a value that is already at the target, and empties the
 * source in any case.
 */
export function moveValues(draft: Draft<JsonObject>, from: string, to: string): void {
  for (const path of matchingPaths(from, draft.value)) {
    const target = sameRow(to, path);
    const moved = draft.at(path);
    const isTaken = !isBlank(draft.at(target));
    draft.remove(path);
    if (!isBlank(moved) && !isTaken) draft.set(target, moved);
  }
}

/** Replaces the stars of a pattern by the indexes of another path, so that both lead into the same rows. */
function sameRow(pattern: string, path: string): string {
  const around = tokensOf(path);
  return pointerOf(
    tokensOf(pattern).map((token, index) => (token === '*' ? (around[index] ?? token) : token)),
  );
}
