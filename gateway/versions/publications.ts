import { textsByPath } from '../../engine/core/protocol/listed-texts.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import { sha256 } from '../operation/sha256.ts';
import type { Queryable } from '../store/database.ts';
import { changeChannel } from './changes.ts';

/** Channel for announcing publications to followers. */
export const versionChannel = 'schema-version';

export interface Publication {
  readonly number: number;
  /** Hash of the version that has been served since the publication. */
  readonly hash: string;
  /** Hash of the release to which an operator returned; every other release then serves its own schemas. */
  readonly release?: string;
}

/**
 * Finds the last publication; `undefined` where nothing was published, so that the release's own version is served.
 */
export async function lastPublication(database: Queryable): Promise<Publication | undefined> {
  const { rows } = await database.query<Publication & { readonly release: string | null }>(
    'select number, hash, release from schema_publication order by number desc limit 1',
  );
  const [last] = rows;
  if (last === undefined) return undefined;
  const { release, ...publication } = last;
  return release === null ? publication : { ...publication, release };
}

/** Reads the files of a stored version; `undefined` for an unknown one. */
export async function textsOfVersion(database: Queryable, hash: string): Promise<SchemaTexts | undefined> {
  const { rows } = await database.query<{ path: string; text: string }>(
    `select file.key as path, schema_text.text
     from schema_version, jsonb_each_text(files) as file
     join schema_text on schema_text.sha = file.value
     where hash = $1 order by file.key collate "C"`,
    [hash],
  );
  return rows.length === 0 ? undefined : textsByPath(rows);
}

/**
 * Stores a version unless it is stored already. A version stored for a waiting change is dropped with that change,
 * unless it was published or stored for another reason too.
 */
export async function storeVersion(
  database: Queryable,
  hash: string,
  texts: SchemaTexts,
  change?: string,
): Promise<void> {
  const known = await database.query(
    `with marked as (
       update schema_version set change_id = $2::uuid
       where hash = $1 and change_id is not null and change_id is distinct from $2::uuid
     )
     select from schema_version where hash = $1`,
    [hash, change ?? null],
  );
  if (known.count > 0) return;
  const files = [...texts].map(([path, text]) => ({ path, text, sha: sha256(text) }));
  await database.query(
    `with sent as (select * from jsonb_to_recordset($2::jsonb) as file (path text, sha text, text text)),
       kept as (
         insert into schema_text (sha, text) select distinct on (sha) sha, text from sent order by sha
         on conflict (sha) do nothing
       )
     insert into schema_version (hash, files, change_id) select $1, jsonb_object_agg(path, sha), $3::uuid from sent
     on conflict (hash) do nothing`,
    [hash, JSON.stringify(files), change ?? null],
  );
}

export interface NewPublication {
  readonly hash: string;
  /** Number of the preceding publication; 0 for the first. */
  readonly after: number;
  readonly author: string;
  /** Published change, in the revision that was reviewed; absent for the return to an earlier version. */
  readonly change?: { readonly id: string; readonly revision: number };
  /** Hash of the release, for a return to the release's own version; later releases then serve their own. */
  readonly release?: string | undefined;
}

/**
 * Publishes a stored version in one statement. Resolves to false, without effect, if another publication came
 * first, or if the change was sent again or withdrawn.
 */
export async function publish(
  database: Queryable,
  { hash, after, author, change, release }: NewPublication,
): Promise<boolean> {
  const { count } = await database.query(
    `with meant as (
         select id from schema_change where id = $4 and revision = $5 and state = 'waiting' for update
       ),
       published as (
         insert into schema_publication (number, hash, author, change_id, release)
         select $2::int + 1, $1, $3, (select id from meant), $6
         where ($4::uuid is null or exists (select from meant))
           and exists (select from schema_version where hash = $1)
         on conflict (number) do nothing
         returning number, change_id
       ),
       served as (
         update schema_change set state = 'served', publisher = $3, updated_at = now()
         where id = (select change_id from published)
       )
     select number from published`,
    [hash, after, author, change?.id ?? null, change?.revision ?? null, release ?? null],
  );
  if (count > 0) for (const channel of [versionChannel, changeChannel]) database.announce(channel);
  return count > 0;
}
