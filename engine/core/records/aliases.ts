import { isBlank } from '../json/blank.ts';
import { Draft } from '../json/draft.ts';
import type { JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import { pointerOf, tokensOf } from '../json/pointer.ts';
import type { Entity } from '../product/entity.ts';

/**
 * Converts an external or older record to the current schema: values at a former path are moved to the present one,
 * unless that has a value. Former paths are always removed. Other spellings of codes become the current codes.
 */
export function withoutAliases<Value extends JsonObject>(
  { aliases = {}, spellings = {} }: Entity,
  record: Value,
): Value {
  const draft = new Draft(record);
  for (const [at, others] of Object.entries(aliases)) for (const other of others) move(draft, other, at);
  for (const [at, codes] of Object.entries(spellings)) respell(draft, at, codes);
  return draft.value;
}

/** A code in another spelling, or in other letters, becomes the code; what is no code stays as it is. */
function respell(draft: Draft<JsonObject>, pattern: string, codes: Readonly<Record<string, string>>): void {
  for (const place of matchingPaths(pattern, draft.value)) {
    const written = draft.at(place);
    const spelling = typeof written === 'string' ? written.trim().toLowerCase() : '';
    const code = Object.hasOwn(codes, spelling) ? codes[spelling] : undefined;
    if (code !== undefined && code !== written) draft.set(place, code);
  }
}

function move(draft: Draft<JsonObject>, from: string, to: string): void {
  for (const place of matchingPaths(from, draft.value)) {
    const target = sameRow(to, place);
    const moved = draft.at(place);
    const isTaken = !isBlank(draft.at(target));
    draft.remove(place);
    if (!isBlank(moved) && !isTaken) draft.set(target, moved);
  }
}

/** The place of a pattern in the rows that another place lies in. */
function sameRow(pattern: string, place: string): string {
  const around = tokensOf(place);
  return pointerOf(
    tokensOf(pattern).map((token, index) => (token === '*' ? (around[index] ?? token) : token)),
  );
}
