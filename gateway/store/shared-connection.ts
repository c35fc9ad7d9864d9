import type { Pool, PoolClient } from 'pg';
import type { Prepared } from './database.ts';
import { type StatementAnswer, sendStatement } from './statement-group.ts';

/**
 * A connection that concurrent requests share. The queries of one turn of the event loop are sent as one packet, at a
 * fraction of the cost of as many packets on as many connections. Only for quick statements: a slow one would delay all
 * that were sent after it.
 */
export class SharedConnection {
  readonly #pool: Pool;
  #client: Promise<PoolClient> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async query(statement: Prepared, values: readonly unknown[]): Promise<StatementAnswer> {
    return sendStatement(await this.#connected(), statement, values);
  }

  async close(): Promise<void> {
    const client = await this.#client?.catch(() => undefined);
    this.#client = undefined;
    client?.release();
  }

  #connected(): Promise<PoolClient> {
    if (this.#client !== undefined) return this.#client;
    const connecting = this.#pool.connect();
    this.#client = connecting;
    const drop = () => {
      if (this.#client === connecting) this.#client = undefined;
    };
    connecting.then((client) => client.once('error', (error) => this.#lost(client, error, drop)), drop);
    return connecting;
  }

  /** The next request gets another connection. */
  #lost(client: PoolClient, error: Error, drop: () => void): void {
    drop();
    client.release(error);
  }
}
