import type { Pool, PoolClient, QueryResult } from 'pg';
import type { Prepared } from './database.ts';
import { sendStatement } from './send-statement.ts';

/**
 * A connection that many requests ask at the same time. What they ask in one turn travels as one packet, which
 * costs a fraction of what as many packets on as many connections cost. Only for what is answered at once: a slow
 * statement would hold up all that were sent behind it.
 */
export class SharedConnection {
  readonly #pool: Pool;
  #client: Promise<PoolClient> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async query(statement: Prepared, values: readonly unknown[]): Promise<QueryResult> {
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

  /** The next one who asks gets another connection. */
  #lost(client: PoolClient, error: Error, drop: () => void): void {
    drop();
    client.release(error);
  }
}
