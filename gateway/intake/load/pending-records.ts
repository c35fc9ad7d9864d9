import { type WrittenRecord, writeNewRecords } from '../../records/write.ts';
import type { Queryable } from '../../store/database.ts';

/** Error about a collision in a batch: a record exists already, or a unique value belongs to another record. */
export class CollisionError extends Error {
  override readonly name = 'CollisionError';
}

/** New records that are stored together, before the next statement that could read one of them. */
export class PendingRecords {
  /** Transaction in which every statement sees the records added before it. */
  readonly tx: Queryable;
  readonly #tx: Queryable;
  #waiting: WrittenRecord[] = [];
  /** Storing in progress; stays rejected after a failure. */
  #storing: Promise<void> | undefined;

  constructor(tx: Queryable) {
    this.#tx = tx;
    this.tx = { announce: (channel, about) => tx.announce(channel, about), query: this.#query };
  }

  add(record: WrittenRecord): void {
    this.#waiting.push(record);
  }

  readonly #query: Queryable['query'] = (statement, parameters) => {
    if (this.#waiting.length === 0 && this.#storing === undefined)
      return this.#tx.query(statement, parameters);
    const answer = this.#store().then(() => this.#tx.query<never>(statement, parameters));
    // Ignores the rejection here, so that it is never unhandled: if the caller does not await the answer, the
    // commit fails.
    answer.catch(() => undefined);
    return answer;
  };

  async #store(): Promise<void> {
    const storing = (this.#storing ?? Promise.resolve()).then(() => this.#storeWaiting());
    this.#storing = storing;
    await storing;
    if (this.#storing === storing) this.#storing = undefined;
  }

  async #storeWaiting(): Promise<void> {
    const records = this.#waiting.splice(0);
    if (!(await writeNewRecords(this.#tx, records)))
      throw new CollisionError('Records of the batch collide with what is stored.');
  }
}
