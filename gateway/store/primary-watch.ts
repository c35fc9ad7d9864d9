import { Client } from 'pg';
import type { Log } from '../operation/log.ts';
import { addressOf, namesOfServers, type ServerAddress, serverUrls } from '../operation/server-address.ts';

export interface PrimaryWatchOptions {
  /** A connection string with several hosts. */
  readonly url: string;
  readonly log: Log;
  /** Called once another server is the primary: nothing more is to be expected of connections to the one before. */
  readonly onMoved: () => void;
}

/**
 * Error while none of the servers takes writes. The code is that of a connection which cannot be made (SQLSTATE 08001).
 */
class NoPrimaryError extends Error {
  override readonly name = 'NoPrimaryError';
  readonly code = '08001';
}

/** Milliseconds between two rounds, and how long a server may take to answer. */
const askEvery = 500;
const longestAnswer = 1_500;

/**
 * Knows which of several servers is the primary: the one out of recovery, and of several such the one on the highest
 * timeline. Every promotion begins a timeline, so a primary that was replaced, and comes back or never noticed, is on
 * a lower one and is refused. A server that was away may have been replaced meanwhile: it is the primary again only
 * once all of them were asked after it was back.
 */
export class PrimaryWatch {
  readonly #options: PrimaryWatchOptions;
  readonly #servers: readonly WatchedServer[];
  #primary: WatchedServer | undefined;
  #timeline = 0;
  /** The connection to the primary for which it is known that no other server has replaced it before. */
  #trusted: Client | undefined;
  #round: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: PrimaryWatchOptions) {
    this.#options = options;
    this.#servers = serverUrls(options.url).map((url) => new WatchedServer(url));
    void this.#ask();
  }

  /** Finds the address of the primary. Rejects while no server is one. */
  async address(): Promise<ServerAddress> {
    // Rounds: one that is under way, one that finds it again, and one that asks the others behind that.
    for (let round = 0; round < 3 && !this.#isSure(); round += 1) await this.#ask();
    if (this.#primary === undefined || !this.#isSure())
      throw new NoPrimaryError(`None of the servers ${namesOfServers(this.#options.url)} takes writes.`);
    return this.#primary.address;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    for (const server of this.#servers) server.disconnect();
    await this.#round;
  }

  #isSure(): boolean {
    return this.#trusted !== undefined && this.#primary?.client === this.#trusted;
  }

  /** Asks all servers; whoever needs to know meanwhile waits for the same answers. */
  #ask(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isClosed) return Promise.resolve();
    this.#round ??= this.#look().finally(() => {
      this.#round = undefined;
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => void this.#ask(), askEvery);
      this.#timer.unref();
    });
    return this.#round;
  }

  async #look(): Promise<void> {
    const before = this.#primary;
    const connection = before?.client;
    const answers = await Promise.all(
      this.#servers.map(async (server) => {
        const answer = { server, timeline: (await server.timeline()) ?? 0 };
        // A new primary is not kept waiting by the one that is gone.
        if (before !== undefined) this.#judge(answer);
        return answer;
      }),
    );
    for (const answer of answers.toSorted((a, b) => b.timeline - a.timeline)) this.#judge(answer);
    const isStill = answers.some(({ server, timeline }) => server === before && timeline === this.#timeline);
    if (isStill && before === this.#primary) this.#trusted = connection;
  }

  #judge({ server, timeline }: Answer): void {
    if (timeline <= this.#timeline || this.#isClosed) return;
    this.#timeline = timeline;
    this.#trusted = server.client;
    const before = this.#primary;
    if (before === server) return;
    this.#primary = server;
    const { host, port } = server.address;
    this.#options.log.info('database.primary', { server: `${host}:${port}`, timeline });
    if (before !== undefined) this.#options.onMoved();
  }
}

interface Answer {
  readonly server: WatchedServer;
  /** 0: no primary. */
  readonly timeline: number;
}

/** The number is the first part of the name of a log file, in hexadecimal. */
const timelineOfPrimary = `select case when pg_is_in_recovery() then null
  else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

class WatchedServer {
  readonly address: ServerAddress;
  readonly #url: string;
  #client: Client | undefined;

  constructor(url: string) {
    this.#url = url;
    this.address = addressOf(url);
  }

  /** The timeline of a primary; absent for a standby, and where nothing answers in time. */
  async timeline(): Promise<number | undefined> {
    const watch = setTimeout(() => this.disconnect(), longestAnswer);
    try {
      const client = await this.#connected();
      const { rows } = await client.query<{ timeline: number | null }>(timelineOfPrimary);
      return rows[0]?.timeline ?? undefined;
    } catch {
      this.disconnect();
      return undefined;
    } finally {
      clearTimeout(watch);
    }
  }

  /** The connection over which it answered last; absent: it is away. */
  get client(): Client | undefined {
    return this.#client;
  }

  disconnect(): void {
    const client = this.#client;
    this.#client = undefined;
    client?.connection.stream.destroy();
  }

  async #connected(): Promise<Client> {
    if (this.#client !== undefined) return this.#client;
    const client = new Client({ connectionString: this.#url });
    this.#client = client;
    client.on('error', () => this.disconnect());
    await client.connect();
    return client;
  }
}
