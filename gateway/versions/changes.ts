import type { DraftText } from '../../engine/core/protocol/workbench.ts';
import type { Queryable } from '../store/database.ts';

/**
 * Channel that notifies viewers of waiting changes when a change was sent, withdrawn, published or commented on.
 */
export const changeChannel = 'schema-change';

/** Changes of schema files, sent for publication. */
export interface SchemaChange {
  readonly id: string;
  readonly title: string;
  readonly state: 'waiting' | 'served' | 'withdrawn';
  /** Number of the submission; a publication names the revision that was reviewed. */
  readonly revision: number;
  readonly author: string;
  readonly publisher: string | null;
  readonly files: readonly DraftText[];
  readonly updatedAt: string;
  /** Comments in the order of writing. */
  readonly comments: readonly ChangeComment[];
}

export interface ChangeComment {
  readonly author: string;
  /** Time of the comment, an instant in ISO 8601. */
  readonly at: string;
  /** Revision of the change at the time of the comment. */
  readonly revision: number;
  /** Path of the commented file; absent for the change as a whole. */
  readonly path?: string;
  readonly text: string;
}

const columns = `id, title, state, revision, author, publisher, files, comments,
  to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"`;

/** Lists the changes that wait, the oldest first. */
export async function waitingChanges(database: Queryable): Promise<readonly SchemaChange[]> {
  const { rows } = await database.query<SchemaChange>(
    `select ${columns} from schema_change where state = 'waiting' order by created_at, id`,
  );
  return rows;
}

export async function findChange(database: Queryable, id: string): Promise<SchemaChange | undefined> {
  const { rows } = await database.query<SchemaChange>(
    `select ${columns} from schema_change where id::text = $1`,
    [id],
  );
  return rows[0];
}

export interface SentChange {
  readonly title: string;
  readonly author: string;
  readonly files: readonly DraftText[];
}

/** Sends a change, which replaces the author's waiting change, if any. Resolves to the id. */
export async function sendChange(
  database: Queryable,
  { title, author, files }: SentChange,
): Promise<string | undefined> {
  const { rows } = await database.query<{ id: string }>(
    `with again as (
       update schema_change set title = $1, files = $3::jsonb, revision = revision + 1, updated_at = now()
       where author = $2 and state = 'waiting' returning id
     ), first as (
       insert into schema_change (title, state, author, files)
       select $1, 'waiting', $2, $3::jsonb where not exists (select from again) returning id
     )
     select id from again union all select id from first`,
    [title, author, JSON.stringify(files)],
  );
  database.announce(changeChannel);
  return rows[0]?.id;
}

/** Adds a comment if the change still waits; resolves to whether it does. */
export async function commentOnChange(
  database: Queryable,
  id: string,
  comment: Omit<ChangeComment, 'revision'>,
): Promise<boolean> {
  const { count } = await database.query(
    `update schema_change
     set comments = comments || jsonb_build_array($2::jsonb || jsonb_build_object('revision', revision))
     where id::text = $1 and state = 'waiting' returning id`,
    [id, JSON.stringify(comment)],
  );
  if (count > 0) database.announce(changeChannel);
  return count > 0;
}

/** Withdraws the author's own waiting change; resolves to whether there was one. */
export async function withdrawChange(database: Queryable, id: string, author: string): Promise<boolean> {
  const { count } = await database.query(
    `update schema_change set state = 'withdrawn', updated_at = now()
     where id = $1 and author = $2 and state = 'waiting' returning id`,
    [id, author],
  );
  if (count > 0) database.announce(changeChannel);
  return count > 0;
}

export interface PastPublication {
  readonly number: number;
  readonly hash: string;
  readonly author: string;
  readonly publishedAt: string;
  /** Title of the change; null for the return to an earlier version. */
  readonly title: string | null;
  readonly changeAuthor: string | null;
  /** True for a return to the release's own version, so that later releases serve theirs. */
  readonly followsRelease: boolean;
}

/** Lists publications, the latest first. */
export async function publications(database: Queryable, most: number): Promise<readonly PastPublication[]> {
  const { rows } = await database.query<PastPublication>(
    `select number, hash, publication.author, schema_change.title, schema_change.author as "changeAuthor",
       release is not null as "followsRelease",
       to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "publishedAt"
     from schema_publication as publication left join schema_change on schema_change.id = change_id
     order by number desc limit $1`,
    [most],
  );
  return rows;
}
