import { isBlank } from '../json/blank.ts';
import type { Draft } from '../json/draft.ts';
import type { JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { pointerOf, tokensOf } from '../json/pointer.ts';

/** Moves the values at one pattern to another, unless a value is there already; the first path is emptied. */
export function moveValues(draft: Draft<JsonObject>, from: string, to: string): void {
  for (const path of matchingPaths(from, draft.value)) {
    const target = sameRow(to, path);
    const moved = draft.at(path);
    const isTaken = !isBlank(draft.at(target));
    draft.remove(path);
    if (!isBlank(moved) && !isTaken) draft.set(target, moved);
  }
}

/** Resolves a pattern within the rows of another path. */
function sameRow(pattern: string, path: string): string {
  const around = tokensOf(path);
  return pointerOf(
    tokensOf(pattern).map((token, index) => (token === '*' ? (around[index] ?? token) : token)),
  );
}
