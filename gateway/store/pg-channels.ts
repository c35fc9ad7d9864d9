import { randomUUID } from 'node:crypto';
import type { Client, Pool } from 'pg';
import { describeError, type Log } from '../operation/log.ts';
import { Channels } from './channels.ts';
import { prepared, quoteName } from './database.ts';

export interface PgChannelsOptions {
  /** Creates a client, not connected yet, for the server that accepts writes. */
  readonly openClient: () => Client;
  readonly pool: Pool;
  readonly log: Log;
}

const { name, text } = prepared('select pg_notify(name, $2) from unnest($1::text[]) name');
const notifyAll = { name, text };

/** Prefix of an announcement's payload, followed by the id of the sending gateway. */
const announcedBy = 'announced by ';

/** Milliseconds until a lost connection is opened again. */
const reconnectAfter = 1_000;

/**
 * LISTEN and NOTIFY between gateways. Sends notifications after the commit, since PostgreSQL serializes commits
 * that notify, and combines concurrent ones. Calls listeners of this gateway directly, and ignores its
 * notifications when they return.
 */
export class PgChannels {
  readonly #options: PgChannelsOptions;
  readonly #local = new Channels();
  readonly #signature = announcedBy + randomUUID();
  readonly #names = new Set<string>();
  readonly #toSend = new Set<string>();
  #sending: Promise<void> | undefined;
  readonly #saying = new Set<Promise<void>>();
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: PgChannelsOptions) {
    this.#options = options;
  }

  readonly announce = (channel: string): void => {
    this.#local.notify(channel);
    this.#toSend.add(channel);
    if (!this.#isClosed) this.#sending ??= this.#send();
  };

  /** Sends through the database, to this gateway too. */
  readonly say = (channel: string, text: string): void => {
    if (this.#isClosed) return;
    const saying = this.#options.pool
      .query('select pg_notify($1, $2)', [channel, text])
      .catch((error: unknown) => this.#options.log.warn('database.notify-failed', describeError(error)))
      .then(() => void this.#saying.delete(saying));
    this.#saying.add(saying);
  };

  listen(channel: string, heard: (text?: string) => void): () => void {
    const isNew = !this.#names.has(channel);
    this.#names.add(channel);
    if (this.#client === undefined) void this.#connect();
    else if (isNew) void this.#client.query(`listen ${quoteName(channel)}`).catch(this.#lost);
    return this.#local.listen(channel, heard);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await Promise.all([this.#sending, ...this.#saying]);
    await this.#client?.end().catch(() => undefined);
  }

  async #send(): Promise<void> {
    while (this.#toSend.size > 0) {
      const channels = [...this.#toSend];
      this.#toSend.clear();
      await this.#options.pool
        .query({ ...notifyAll, values: [channels, this.#signature] })
        .catch((error: unknown) => this.#options.log.warn('database.notify-failed', describeError(error)));
    }
    this.#sending = undefined;
  }

  async #connect(): Promise<void> {
    const client = this.#options.openClient();
    this.#client = client;
    client.on('error', this.#lost);
    client.on('end', this.#lost);
    client.on('notification', ({ channel, payload }) => this.#heard(channel, payload));
    try {
      await client.connect();
      for (const name of this.#names) await client.query(`listen ${quoteName(name)}`);
      this.#local.notifyAll();
    } catch (error) {
      this.#lost(error);
    }
  }

  #heard(channel: string, payload: string | undefined): void {
    // Skips this gateway's own notification, about which its listeners were called already.
    if (payload === this.#signature) return;
    this.#local.notify(channel, payload?.startsWith(announcedBy) === true ? undefined : payload || undefined);
  }

  readonly #lost = (error?: unknown): void => {
    const client = this.#client;
    if (this.#isClosed || client === undefined || this.#retry !== undefined) return;
    this.#options.log.warn('database.listening-stopped', describeError(error));
    client.removeAllListeners('end');
    void client.end().catch(() => undefined);
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      void this.#connect();
    }, reconnectAfter);
    this.#retry.unref();
  };
}
