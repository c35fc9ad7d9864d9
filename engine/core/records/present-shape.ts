import { Draft } from '../json/draft.ts';
import type { JsonObject } from '../json/json.ts';
import { matchingPaths } from '../json/path-patterns.ts';
import type { Entity } from '../product/entity.ts';
import { migrateRecord } from './migrate-record.ts';
import { moveValues } from './move-values.ts';

/**
 * Converts an external or older record to the current schema: applies migrations, moves aliased values,
 * replaces other spellings of codes. Returns a current record unchanged.
 */
export function inPresentShape<Value extends JsonObject>(
  { migrations = [], aliases = {}, spellings = {} }: Entity,
  record: Value,
): Value {
  const draft = new Draft(record);
  for (const migration of migrations) migrateRecord(draft, migration);
  for (const [at, others] of Object.entries(aliases))
    for (const other of others) moveValues(draft, other, at);
  for (const [at, codes] of Object.entries(spellings)) respell(draft, at, codes);
  return draft.value;
}

/** Replaces other spellings of a code, regardless of case, by the code; other values stay unchanged. */
function respell(draft: Draft<JsonObject>, pattern: string, codes: Readonly<Record<string, string>>): void {
  for (const path of matchingPaths(pattern, draft.value)) {
    const written = draft.at(path);
    const spelling = typeof written === 'string' ? written.trim().toLowerCase() : '';
    const code = Object.hasOwn(codes, spelling) ? codes[spelling] : undefined;
    if (code !== undefined && code !== written) draft.set(path, code);
  }
}
