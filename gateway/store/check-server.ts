import type { Queryable } from './database.ts';

/** The PostgreSQL of `DATABASE_URL` cannot be used; the message says why and what to do. */
export class DatabaseServerError extends Error {
  override readonly name = 'DatabaseServerError';
}

const oldestVersion = 15;

/** Makes sure that a server answers and is new enough. Rejects with `DatabaseServerError`. */
export async function checkServer(database: Queryable, url: string): Promise<void> {
  const place = placeOf(url);
  const version = await majorVersion(database).catch((error: unknown) => {
    throw new DatabaseServerError(reasonOf(error, place));
  });
  if (version >= oldestVersion) return;
  throw new DatabaseServerError(
    `The PostgreSQL at ${place} is version ${version}. Use version ${oldestVersion} or newer.`,
  );
}

async function majorVersion(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  return rows[0]?.version ?? 0;
}

/** Host, port and database name; never the password that stands beside them. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown, place: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('28'))
    return `The PostgreSQL at ${place} refuses user or password. Correct DATABASE_URL.`;
  if (code === '3D000') return `There is no database ${place}. Create it, or correct DATABASE_URL.`;
  return `The PostgreSQL at ${place} cannot be reached. Start it, or correct DATABASE_URL.`;
}
