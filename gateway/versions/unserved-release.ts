import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { sha256 } from '../operation/sha256.ts';
import type { Queryable } from '../store/database.ts';

/**
 * Lists the files of this release that no version in the database has ever had, and which are unused while a
 * publication of an earlier release is served.
 */
export async function unservedFiles(
  database: Queryable,
  { release, served }: { readonly release: SchemaTexts; readonly served: SchemaTexts },
): Promise<readonly string[]> {
  const changed = [...release].filter(([path, text]) => served.get(path) !== text);
  if (changed.length === 0) return [];
  const shas = changed.map(([, text]) => sha256(text));
  const { rows } = await database.query<{ sha: string }>(
    'select sha from schema_text where sha = any($1::text[])',
    [shas],
  );
  const known = new Set(rows.map(({ sha }) => sha));
  return changed.flatMap(([path], index) => (known.has(shas[index] ?? '') ? [] : [path]));
}
