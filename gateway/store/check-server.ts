import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { namesOfServers } from '../operation/server-address.ts';
import type { Database, Queryable } from './database.ts';

/** Error about a PostgreSQL in `DATABASE_URL` that cannot be used; the message gives reason and remedy. */
export class DatabaseServerError extends Error {
  override readonly name = 'DatabaseServerError';
}

const oldestVersion = 15;

/** Rejects with `DatabaseServerError` unless the server answers and is new enough. */
export async function checkServer(database: Queryable, url: string): Promise<void> {
  const address = namesOfServers(url);
  await checkPrepared(database).catch((error: unknown) => {
    throw new DatabaseServerError(reasonOf(error, address));
  });
  const { version, encoding, may_make_tables } = await factsOf(database).catch((error: unknown) => {
    throw new DatabaseServerError(reasonOf(error, address));
  });
  if (version < oldestVersion)
    throw new DatabaseServerError(
      `The PostgreSQL at ${address} is version ${version}. Use version ${oldestVersion} or newer.`,
    );
  if (encoding !== 'UTF8')
    throw new DatabaseServerError(
      `The database ${address} is encoded in ${encoding}, which cannot hold every name. Create it with --encoding UTF8 --template template0.`,
    );
  if (!may_make_tables)
    throw new DatabaseServerError(
      `The user of DATABASE_URL may not make tables in ${address}. Make that user the owner of the database.`,
    );
}

/**
 * Prepares statements of the same name on two connections, which fails behind a pooler that does not support
 * prepared statements.
 */
async function checkPrepared(database: Queryable): Promise<void> {
  const statement = { name: 'check_prepared', text: 'select 1' };
  for (const isQuick of [true, false, true]) await database.query({ ...statement, isQuick });
}

/** Maximum of tries to hear a sent message, 200 ms each. */
const mostTries = 50;

/**
 * Verifies that messages from `DATABASE_URL` arrive at `DATABASE_LISTEN_URL`, without which gateways would miss each
 * other's changes. Rejects with `DatabaseServerError`.
 */
export async function checkListening({ listen, query }: Pick<Database, 'listen' | 'query'>): Promise<void> {
  const word = randomUUID();
  let isHeard = false;
  const stop = listen('start', (text) => {
    isHeard ||= text === word;
  });
  for (let tries = 0; !isHeard && tries < mostTries; tries += 1) {
    await query("select pg_notify('start', $1)", [word]);
    await wait(200);
  }
  stop();
  if (isHeard) return;
  throw new DatabaseServerError(
    'What is announced at DATABASE_URL is not heard at DATABASE_LISTEN_URL. Set it to the same database of the same server, past the pooler.',
  );
}

interface ServerFacts {
  readonly version: number;
  readonly encoding: string;
  readonly may_make_tables: boolean;
}

async function factsOf(database: Queryable): Promise<ServerFacts> {
  const { rows } = await database.query<ServerFacts>(
    `select current_setting('server_version_num')::int / 10000 as version,
            current_setting('server_encoding') as encoding,
            coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_make_tables`,
  );
  const [facts] = rows;
  if (facts === undefined) throw new Error('The server tells nothing of itself.');
  return facts;
}

function reasonOf(error: unknown, address: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('28'))
    return `The PostgreSQL at ${address} refuses user or password. Correct DATABASE_URL.`;
  if (code === '08001')
    return `None of the servers ${address} takes writes. Start the primary, or correct DATABASE_URL.`;
  if (code === '42P05' || code === '26000')
    return `The pooler at ${address} does not keep prepared statements apart. Use PgBouncer 1.21 or newer with max_prepared_statements = 200, or let it pool sessions.`;
  if (code === '3D000') return `There is no database ${address}. Create it, or correct DATABASE_URL.`;
  if (isAboutEncryption(error, code))
    return `The connection to the PostgreSQL at ${address} cannot be encrypted as DATABASE_URL asks (${code || 'the server has no TLS'}). Give the server a certificate that this machine trusts (NODE_EXTRA_CA_CERTS names further authorities), or correct sslmode.`;
  return `The PostgreSQL at ${address} cannot be reached${code === '' ? '' : ` (${code})`}. Start it, or correct DATABASE_URL.`;
}

/**
 * Reports whether an error concerns TLS: by codes of OpenSSL or Node's check of host names, or the driver's message
 * about a server without TLS.
 */
function isAboutEncryption(error: unknown, code: string): boolean {
  return (
    /CERT|TLS|SSL|VERIFY|ISSUER|SIGNATURE/.test(code) ||
    (error instanceof Error && /\bSSL\b/.test(error.message))
  );
}
