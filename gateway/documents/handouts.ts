import { sha256 } from '../operation/sha256.ts';
import type { Queryable } from '../store/database.ts';

/** File that its author may fetch once, within five minutes. */
export interface Handout {
  /** `_id` of the user who created the file and alone may fetch it. */
  readonly author: string;
  /** Id of the record that the file is about. */
  readonly subject: string;
  readonly organization: string | null;
  readonly name: string;
  readonly content: Uint8Array;
}

/** Milliseconds until a handout expires. */
export const handoutLifetime = 300_000;

/** Stores the file and returns its key, which itself is not stored. */
export async function leaveHandout(database: Queryable, handout: Handout, now: Date): Promise<string> {
  const { author, subject, organization, name, content } = handout;
  const key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  await forgetHandouts(database, now);
  await database.query(
    `insert into handout (key_hash, author, organization, subject, name, content, expires_at)
     values ($1, $2, $3, $4, $5, decode($6, 'base64'), $7)`,
    [
      sha256(key),
      author,
      organization,
      subject,
      name,
      Buffer.from(content).toString('base64'),
      new Date(now.getTime() + handoutLifetime),
    ],
  );
  return key;
}

/**
 * Fetches and deletes a file. `undefined` for a file that belongs to another user, was fetched, has expired or never
 * existed.
 */
export async function takeHandout(
  database: Queryable,
  { key, author }: { readonly key: string; readonly author: string },
  now: Date,
): Promise<Handout | undefined> {
  const { rows } = await database.query<Omit<Handout, 'content'> & { readonly content: string }>(
    `delete from handout where key_hash = $1 and author = $2 and expires_at > $3
     returning author, subject, organization, name, encode(content, 'base64') as content`,
    [sha256(key), author, now],
  );
  return rows.map((row) => ({ ...row, content: Buffer.from(row.content, 'base64') }))[0];
}

/** Deletes the expired files. */
export async function forgetHandouts(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from handout where expires_at <= $1', [now]);
}
