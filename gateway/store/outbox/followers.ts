import { describeError, type Log } from '../../operation/log.ts';
import type { Queryable } from '../database.ts';
import type { OutboxEntry } from './entry.ts';
import { entriesSince, type Horizon, horizonNow } from './follow.ts';

/** Called for every entry of every gateway; must not throw. */
export type Follower = (entry: OutboxEntry) => void;

/** Followers in this process, with the horizon up to which they were notified. */
export class Followers {
  readonly #database: Queryable;
  readonly #log: Log;
  readonly #followers = new Set<Follower>();
  #horizon: Promise<Horizon> | undefined;

  constructor(database: Queryable, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Adds a follower; resolves, once no further entry can be missed, to the function that unsubscribes. */
  async add(follower: Follower): Promise<() => void> {
    this.#followers.add(follower);
    this.#horizon ??= horizonNow(this.#database);
    const horizon = this.#horizon;
    try {
      await horizon;
    } catch (error) {
      this.#followers.delete(follower);
      // Clears the horizon after a failure, so that the next attempt reads it again.
      if (this.#horizon === horizon) this.#horizon = undefined;
      throw error;
    }
    return () => void this.#followers.delete(follower);
  }

  /** Notifies followers of new entries; resolves to whether more wait for a running transaction. */
  async notify(): Promise<boolean> {
    if (this.#followers.size === 0) {
      this.#horizon = undefined;
      return false;
    }
    const since = await (this.#horizon ?? horizonNow(this.#database));
    const { entries, horizon, isHeldUp } = await entriesSince(this.#database, since);
    this.#horizon = Promise.resolve(horizon);
    for (const entry of entries) for (const follower of this.#followers) this.#notifyOne(follower, entry);
    return isHeldUp;
  }

  #notifyOne(follower: Follower, entry: OutboxEntry): void {
    try {
      follower(entry);
    } catch (error) {
      const { topic, seq } = entry;
      this.#log.error('outbox.follower-failed', { topic, seq, ...describeError(error) });
    }
  }
}
