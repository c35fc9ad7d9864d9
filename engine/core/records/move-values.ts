import { isBlank } from '../json/blank.ts';
import type { Draft } from '../json/draft.ts';
import type { JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { pointerOf, tokensOf } from '../json/pointer.ts';

/** Moves the values at one pattern to another, unless a value is there already. Nothing stays at the first. */
export function moveValues(draft: Draft<JsonObject>, from: string, to: string): void {
  for (const place of matchingPaths(from, draft.value)) {
    const target = sameRow(to, place);
    const moved = draft.at(place);
    const isTaken = !isBlank(draft.at(target));
    draft.remove(place);
    if (!isBlank(moved) && !isTaken) draft.set(target, moved);
  }
}

/** Resolves a pattern in the rows that another path lies in. */
function sameRow(pattern: string, place: string): string {
  const around = tokensOf(place);
  return pointerOf(
    tokensOf(pattern).map((token, index) => (token === '*' ? (around[index] ?? token) : token)),
  );
}
