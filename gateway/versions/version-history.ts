import type { FileVersion, SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type { DraftText } from '../../engine/core/protocol/workbench.ts';
import type { Queryable } from '../store/database.ts';
import { textsOfVersion } from './publications.ts';

/** Reads the files of a publication by number; 0 for the state before the first one. */
export async function textsOfPublication(
  database: Queryable,
  number: number,
): Promise<SchemaTexts | undefined> {
  const { rows } = await database.query<{ hash: string }>(
    'select hash from schema_publication where number = $1',
    [Math.max(number, 1)],
  );
  const texts = await textsOfVersion(database, rows[0]?.hash ?? '');
  if (texts === undefined || number > 0) return texts;
  const replaced = await changedFiles(database, 1);
  return withTexts(
    texts,
    replaced.map(({ path, base }) => ({ path, text: base })),
  );
}

/** Files of a publication's change, before and after the change. */
export interface PublishedChange {
  readonly before: SchemaTexts;
  readonly after: SchemaTexts;
}

/**
 * Reads the change of a publication, comparing its files with those that the change was based on, since releases
 * and other changes may have come between. For a restored version, which has no change, compares all files with
 * those of the preceding publication.
 */
export async function changeOf(database: Queryable, number: number): Promise<PublishedChange | undefined> {
  const after = await textsOfPublication(database, number);
  if (after === undefined) return undefined;
  const own = await changedFiles(database, number);
  if (own.length > 0) {
    const bases = own.map(({ path, base }) => ({ path, text: base }));
    return { before: withTexts(after, bases), after: withTexts(after, own) };
  }
  const before = await textsOfPublication(database, number - 1);
  return before === undefined ? undefined : { before, after };
}

/** Lists the former texts of a file, the latest first, with an empty text where the file did not exist. */
export async function versionsOfFile(database: Queryable, path: string): Promise<readonly FileVersion[]> {
  const { rows } = await database.query<FileVersion>(
    `with published as (
       select number, files ->> $1 as sha, lag(files ->> $1) over (order by number) as earlier
       from schema_publication join schema_version using (hash)
     )
     select number, coalesce(text, '') as text from published left join schema_text using (sha)
     where number = 1 or sha is distinct from earlier order by number desc`,
    [path],
  );
  const replaced = (await changedFiles(database, 1)).find((file) => file.path === path);
  const first = replaced?.base ?? rows.at(-1)?.text;
  return first === undefined ? rows : [...rows, { number: 0, text: first }];
}

/** Lists the files changed by a publication, with their previous texts; empty for a restored version. */
async function changedFiles(database: Queryable, number: number): Promise<readonly DraftText[]> {
  const { rows } = await database.query<{ files: readonly DraftText[] }>(
    `select files from schema_change join schema_publication on schema_change.id = change_id
     where number = $1`,
    [number],
  );
  return rows[0]?.files ?? [];
}
