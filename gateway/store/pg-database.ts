import { type QueryResult as PgResult, Pool, type PoolClient, type QueryConfig } from 'pg';
import type { Log } from '../operation/log.ts';
import { describeError } from '../operation/log.ts';
import { Announcements } from './channels.ts';
import {
  type Database,
  isConsequence,
  type Prepared,
  prepared,
  type Queryable,
  type QueryResult,
} from './database.ts';
import { PgChannels } from './pg-channels.ts';
import { ReplicationWait } from './replication-wait.ts';
import { Servers } from './servers.ts';
import { SharedConnection } from './shared-connection.ts';
import {
  type SentStatement,
  type StatementAnswer,
  StatementGroup,
  statementToSend,
} from './statement-group.ts';

export interface PgOptions {
  readonly url: string;
  /**
   * URL for listening, which bypasses a pooler, since a listener needs a server process of its own; absent: `url`.
   */
  readonly listenUrl?: string | undefined;
  readonly log: Log;
  readonly connections?: number;
}

export interface PgDatabase extends Database {
  /** Ends all connections at once: pending queries fail, and the next one gets a new connection. */
  readonly breakConnections: () => void;
}

/** Milliseconds without traffic after which the system sends TCP keep-alive probes. */
const silence = 10_000;

/**
 * Options to pipeline statements, since the driver's own queue is deprecated, and to keep idle listening
 * connections alive, which firewalls may drop silently.
 */
const sending = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: silence,
  pipeline: true,
} as const;

/** Opens a PostgreSQL, 15 or newer, through a pool of connections: one server, or the primary of several. */
export function openPgDatabase({ url, listenUrl, log, connections = 10 }: PgOptions): PgDatabase {
  const servers = new Servers(url, log);
  const direct = listenUrl === undefined ? servers : new Servers(listenUrl, log);
  const pool = new Pool({ ...servers.connecting, ...sending, max: connections });
  // Logs a broken connection, which the next query replaces; an unhandled error event would end the process.
  const heard = (error: Error) => log.warn('database.connection-lost', describeError(error));
  pool.on('error', heard);
  pool.on('connect', (client) => client.on('error', heard));
  const shared = new SharedConnection(pool);
  const openClient = () => new direct.connecting.Client({ ...direct.connecting, ...sending });
  const channels = new PgChannels({ openClient, pool, log });
  const query: Database['query'] = async (statement, parameters = []) =>
    isQuick(statement)
      ? resultOf(await shared.query(statement, parameters))
      : pgResultOf(await pool.query(described(statement, parameters)));
  return {
    query,
    announce: channels.announce,
    say: channels.say,
    listen: (channel, onAnnounced) => channels.listen(channel, onAnnounced),
    transaction: (work) => withRetries(() => runTransaction({ pool, channels, work })),
    limited(milliseconds) {
      const transaction: Database['transaction'] = (work) =>
        withRetries(() => runTransaction({ pool, channels, work, milliseconds }));
      return {
        transaction,
        query: (statement, parameters) =>
          isVacuum(statement)
            ? query(statement, parameters)
            : transaction((tx) => tx.query(statement, parameters)),
      };
    },
    breakConnections: servers.breakConnections,
    async close() {
      await Promise.all([servers.close(), direct.close()]);
      await channels.close();
      await shared.close();
      await pool.end();
    },
  };
}

/**
 * Prepared `begin`, which can be sent in one packet with the first statement; unprepared statements are sent
 * alone.
 */
const begin = prepared('begin');
const commit = prepared('commit');

/** SQLSTATE of a deadlock and of a serialization failure, after which a repetition can succeed. */
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

interface TransactionRun<Result> {
  readonly pool: Pool;
  readonly channels: PgChannels;
  readonly work: (tx: Queryable) => Promise<Result>;
  /** Timeout of each statement in milliseconds. */
  readonly milliseconds?: number;
}

async function runTransaction<Result>({
  pool,
  channels,
  work,
  milliseconds,
}: TransactionRun<Result>): Promise<Result> {
  const announcements = new Announcements();
  const { announce } = announcements;
  const client = await pool.connect();
  const statements = new Statements(client);
  let broken: Error | undefined;
  try {
    const begun = statements.query(begin);
    begun.catch(() => undefined);
    if (milliseconds !== undefined) limitStatements(statements, milliseconds);
    const result = await work({ announce, query: statements.query });
    await statements.commit();
    // Awaits the `begin`, since the database would accept the commit even if the `begin` had failed.
    await begun;
    announcements.madeBy(channels.announce);
    return result;
  } catch (error) {
    broken = await statements.rollBack();
    throw statements.causeOf(error);
  } finally {
    client.release(broken);
  }
}

/** Sets limits for the transaction only, since behind a pooler another client uses the connection afterwards. */
function limitStatements({ query }: Statements, milliseconds: number): void {
  for (const setting of [
    `statement_timeout = ${milliseconds}`,
    // Cancels the statements of a process that has ended, which the server would otherwise notice only when it
    // sends an answer.
    'client_connection_check_interval = 2000',
  ])
    query(prepared(`set local ${setting}`)).catch(() => undefined);
}

/**
 * Statements of one transaction, answered in the order of sending. Sends the prepared statements of one turn of
 * the event loop as a group.
 */
class Statements {
  readonly #client: PoolClient;
  #gathered: SentStatement[] = [];
  #firstFailure: unknown;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: PoolClient) {
    this.#client = client;
  }

  readonly query: Queryable['query'] = (statement, parameters) => {
    const answer = this.#ask(statement, parameters ?? []);
    this.#last = answer.catch((error: unknown) => {
      this.#firstFailure ??= error;
    });
    return answer;
  };

  async #ask(statement: string | Prepared, parameters: readonly unknown[]): Promise<QueryResult<never>> {
    if (typeof statement !== 'string') return resultOf(await this.#gather(statement, parameters));
    this.#send();
    return pgResultOf(await this.#client.query(described(statement, parameters)));
  }

  #gather(statement: Prepared, parameters: readonly unknown[]): Promise<StatementAnswer> {
    const { sent, answer } = statementToSend(statement, parameters);
    if (this.#gathered.length === 0) process.nextTick(() => this.#send());
    this.#gathered.push(sent);
    return answer;
  }

  #send(): void {
    if (this.#gathered.length === 0) return;
    this.#client.query(new StatementGroup(this.#gathered));
    this.#gathered = [];
  }

  /**
   * Commits. Throws the error of a failed statement that was not awaited; the database has rolled back in that
   * case.
   */
  async commit(): Promise<void> {
    const replication = new ReplicationWait(this.#client);
    const { command } = await this.#gather(commit, []).finally(replication.ended);
    replication.check();
    if (command === 'COMMIT') return;
    await this.#last;
    throw this.#firstFailure;
  }

  /** Rolls back; yields the error of an unusable connection, so that the pool drops it. */
  async rollBack(): Promise<Error | undefined> {
    // Sends collected statements first, since after the rollback they would take effect.
    this.#send();
    try {
      await this.#client.query('rollback');
      return undefined;
    } catch (error) {
      return error instanceof Error ? error : new Error('The connection broke while rolling back.');
    }
  }

  causeOf(error: unknown): unknown {
    return isConsequence(error) ? (this.#firstFailure ?? error) : error;
  }
}

/**
 * Reports whether a statement is a vacuum, which cannot run in a transaction and therefore has no limits; it
 * blocks no other statement.
 */
function isVacuum(statement: string | Prepared): boolean {
  return typeof statement === 'string' && statement.startsWith('vacuum ');
}

function isQuick(statement: string | Prepared): statement is Prepared {
  return typeof statement !== 'string' && statement.isQuick;
}

function described(statement: string | Prepared, parameters: readonly unknown[]): QueryConfig {
  const { name, text } = typeof statement === 'string' ? { name: undefined, text: statement } : statement;
  return { ...(name === undefined ? {} : { name }), text, values: [...parameters] };
}

function resultOf<Row>({ rows, count }: StatementAnswer): QueryResult<Row> {
  return { rows, count };
}

function pgResultOf<Row>({ rows, rowCount }: PgResult): QueryResult<Row> {
  return { rows, count: rowCount ?? rows.length };
}
