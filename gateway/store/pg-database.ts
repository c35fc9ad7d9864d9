import { Pool, type PoolClient } from 'pg';
import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import { Announcements } from './channels.ts';
import type { Database, Queryable, QueryResult } from './database.ts';
import { PgChannels } from './pg-channels.ts';

export interface PgOptions {
  readonly url: string;
  readonly log: Log;
  readonly connections?: number;
}

/** A PostgreSQL server, 15 or newer, through a pool of connections. */
export function openPgDatabase({ url, log, connections = 10 }: PgOptions): Database {
  const pool = new Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 5_000 });
  // A connection that breaks is replaced at the next query; unheard, its error would end the process.
  const heard = (error: Error) => log.warn('database.connection-lost', describeError(error));
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
  const channels = new PgChannels({ url, pool, log });
  return {
    query: (text, parameters) => ask(pool, text, parameters),
    announce: channels.announce,
    listen: (channel, onAnnounced) => channels.listen(channel, onAnnounced),
    transaction: (work) => withRetries(() => runTransaction(pool, channels, work)),
    async close() {
      await channels.close();
      await pool.end();
    },
  };
}

/** SQLSTATE of a deadlock and of a serialization failure: the loser's work is sound, only its moment was not. */
const retryable = new Set(['40P01', '40001']);

const mostAttempts = 4;

async function withRetries<Result>(run: () => Promise<Result>, attempt = 1): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (!retryable.has(code) || attempt >= mostAttempts) throw error;
    return withRetries(run, attempt + 1);
  }
}

async function runTransaction<Result>(
  pool: Pool,
  channels: PgChannels,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const announcements = new Announcements();
  const { announce } = announcements;
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({ announce, query: (text, parameters) => ask(client, text, parameters) });
    await client.query('commit');
    announcements.madeBy(channels.announce);
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Yields the error of a connection that can no longer be used, so that the pool drops it. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error('The connection broke while rolling back.');
  }
}

async function ask<Row>(
  target: Pool | PoolClient,
  text: string,
  parameters: readonly unknown[] = [],
): Promise<QueryResult<Row>> {
  const result = await target.query(text, [...parameters]);
  return { rows: result.rows as Row[], count: result.rowCount ?? result.rows.length };
}
