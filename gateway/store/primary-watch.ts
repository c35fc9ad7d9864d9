import { Client } from 'pg';
import type { Log } from '../operation/log.ts';
import { addressOf, namesOfServers, type ServerAddress, serverUrls } from '../operation/server-address.ts';

export interface PrimaryWatchOptions {
  /** Connection string with several hosts. */
  readonly url: string;
  readonly log: Log;
  /** Called once another server has become the primary, so that connections to the former one can be closed. */
  readonly onMoved: () => void;
}

/** Error for the case that no server accepts writes, with the code of a failed connection (SQLSTATE 08001). */
class NoPrimaryError extends Error {
  override readonly name = 'NoPrimaryError';
  readonly code = '08001';
}

/** Milliseconds between two rounds of probes, and timeout of a server's answer. */
const askEvery = 500;
const longestAnswer = 1_500;

/**
 * Watch that finds the primary among several servers: the one that is not in recovery, on the highest timeline (a
 * replaced primary is on a lower one). Trusts a server that was unavailable only after probing all servers since
 * its return.
 */
export class PrimaryWatch {
  readonly #options: PrimaryWatchOptions;
  readonly #servers: readonly WatchedServer[];
  #primary: WatchedServer | undefined;
  #timeline = 0;
  /** Connection that the primary kept during a full round of probes, so that no other server has replaced it. */
  #trusted: Client | undefined;
  #round: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: PrimaryWatchOptions) {
    this.#options = options;
    this.#servers = serverUrls(options.url).map((url) => new WatchedServer(url));
    void this.#ask();
  }

  /** Finds the address of the primary. Rejects while there is none. */
  async address(): Promise<ServerAddress> {
    // Runs up to three rounds: the one in progress, one that finds the returned primary, and one that then probes
    // the other servers.
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

  /** Probes all servers; concurrent callers share the round. */
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
        // Evaluates the answer immediately, instead of waiting for the former primary's answer too.
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
  /** Timeline of the server; 0: the server is not the primary. */
  readonly timeline: number;
}

/** Query for the timeline, which is the hexadecimal first part of a log file's name. */
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

  /** Finds the timeline of a primary; `undefined` for a standby, or if the server does not answer in time. */
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

  /** Returns the connection of the last answer; `undefined` while the server is unavailable. */
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
