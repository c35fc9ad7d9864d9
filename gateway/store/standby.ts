import { setTimeout as wait } from 'node:timers/promises';
import { describeError, type Log } from '../operation/log.ts';
import { namesOfServers } from '../operation/server-address.ts';
import { prepared, type Queryable } from './database.ts';
import { openPgDatabase, type PgDatabase } from './pg-database.ts';

/** Position in the write-ahead log of the primary (`pg_lsn`). */
export type LogPosition = string;

export interface StandbyOptions {
  readonly url: string;
  readonly log: Log;
  /** Finds the position in the log up to which the primary has committed. */
  readonly position: () => Promise<LogPosition>;
}

/** Error about a standby that has not replayed the commits that a read must see, or has been promoted. */
class StandbyBehindError extends Error {
  override readonly name = 'StandbyBehindError';
}

/** Milliseconds that a read waits for the standby to replay earlier commits. */
const longestCatchUp = 250;

/** Milliseconds between two checks of the standby's position. */
const pause = 2;

/** Milliseconds between two probes, and timeout of each, since a stopped standby does not answer. */
const probeEvery = 500;
const longestProbe = 1_500;

/**
 * Query that reports whether a standby has caught up. Excludes a promoted server, whose last replayed position
 * stays unchanged.
 */
const caughtUp = prepared(
  `select pg_is_in_recovery() and coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as "isCaughtUp"`,
);

/** Server that replays the primary's commits, and serves reads while probes find it current. */
export class Standby {
  readonly #options: StandbyOptions;
  readonly #reads: PgDatabase;
  /** Connection for probes only, so that they do not wait behind long reads. */
  readonly #probes: PgDatabase;
  #isFit = false;
  #leftOutFor: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #probing: Promise<void>;
  #isClosed = false;

  constructor(options: StandbyOptions) {
    this.#options = options;
    const { url, log } = options;
    this.#reads = openPgDatabase({ url, log });
    this.#probes = openPgDatabase({ url, log, connections: 1 });
    this.#probing = this.#probe();
  }

  get isFit(): boolean {
    return this.#isFit;
  }

  /** Runs work that sees all commits up to a position. Rejects if the standby does not replay them in time. */
  async read<Result>(position: LogPosition, work: (database: Queryable) => Promise<Result>): Promise<Result> {
    try {
      return await this.#readFrom(this.#reads, position, work);
    } catch (error) {
      if (error instanceof StandbyBehindError) this.#leaveOut(error);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#isFit = false;
    // Breaks connections first: queries to a stopped server would wait for ever.
    this.#breakConnections();
    await this.#probing;
    await Promise.all([this.#reads.close(), this.#probes.close()]);
  }

  /** Runs the read and its check in one transaction, so that both reach the same server. */
  #readFrom<Result>(
    database: PgDatabase,
    position: LogPosition,
    work: (database: Queryable) => Promise<Result>,
  ): Promise<Result> {
    return database.transaction(async (tx) => {
      await catchUp(tx, position);
      return work({ ...tx, server: this });
    });
  }

  async #probe(): Promise<void> {
    const position = await this.#options.position().catch(() => undefined);
    // Skips the check while the primary is unavailable, when no request is answered anyway.
    if (position !== undefined) await this.#judge(position);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#probing = this.#probe();
    }, probeEvery);
    this.#timer.unref();
  }

  async #judge(position: LogPosition): Promise<void> {
    const watch = setTimeout(() => this.#breakConnections(), longestProbe);
    try {
      await this.#readFrom(this.#probes, position, async () => undefined);
      this.#take();
    } catch (error) {
      this.#leaveOut(error);
    } finally {
      clearTimeout(watch);
    }
  }

  /** Ends pending queries, which the primary then repeats. */
  #breakConnections(): void {
    this.#isFit = false;
    this.#reads.breakConnections();
    this.#probes.breakConnections();
  }

  #take(): void {
    if (this.#isFit || this.#isClosed) return;
    this.#isFit = true;
    this.#leftOutFor = undefined;
    this.#options.log.info('database.standby-serves', { standby: namesOfServers(this.#options.url) });
  }

  /** Logs each reason once, instead of at every probe. */
  #leaveOut(error: unknown): void {
    if (this.#isClosed) return;
    this.#isFit = false;
    const reason = describeError(error);
    const key = `${reason['error']} ${reason['errorCode']}`;
    if (this.#leftOutFor === key) return;
    this.#leftOutFor = key;
    this.#options.log.warn('database.standby-left-out', {
      standby: namesOfServers(this.#options.url),
      ...reason,
    });
  }
}

async function catchUp(tx: Queryable, position: LogPosition): Promise<void> {
  const begun = performance.now();
  while (!(await isCaughtUp(tx, position))) {
    if (performance.now() - begun > longestCatchUp)
      throw new StandbyBehindError('The standby is behind the primary, or was promoted.');
    await wait(pause);
  }
}

async function isCaughtUp(tx: Queryable, position: LogPosition): Promise<boolean> {
  const { rows } = await tx.query<{ isCaughtUp: boolean }>(caughtUp, [position]);
  return rows[0]?.isCaughtUp === true;
}
