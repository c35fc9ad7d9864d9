import type { Pool, PoolClient } from 'pg';
import type { Prepared } from './database.ts';
import { type StatementAnswer, sendStatement } from './statement-group.ts';

/**
 * Connection that concurrent requests share for quick statements, since a slow one would delay all later ones.
 * Sends the queries of one turn of the event loop as one packet, which costs less than single packets on many
 * connections.
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
    connecting.then(
      (client) => client.once('error', (error) => this.#drop(connecting) && client.release(error)),
      () => this.#drop(connecting),
    );
    return connecting;
  }

  /** Forgets a lost connection, so that the next request gets another; false where it was given back before. */
  #drop(lost: Promise<PoolClient>): boolean {
    if (this.#client !== lost) return false;
    this.#client = undefined;
    return true;
  }
}
