import { describeError, type Log } from '../monitoring/log.ts';
import type { Queryable } from '../store/database.ts';
import type { OutboxEntry } from './entry.ts';
import { entriesSince, type Horizon, horizonNow } from './follow.ts';

/** Hears of everything that happens, in every gateway; must not throw. */
export type Follower = (entry: OutboxEntry) => void;

/** Those in this process who are told what happens, and how far they were told. */
export class Followers {
  readonly #database: Queryable;
  readonly #log: Log;
  readonly #followers = new Set<Follower>();
  #horizon: Promise<Horizon> | undefined;

  constructor(database: Queryable, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  /** Resolves once nothing more is missed; with what ends it. */
  async add(follower: Follower): Promise<() => void> {
    this.#followers.add(follower);
    this.#horizon ??= horizonNow(this.#database);
    await this.#horizon;
    return () => void this.#followers.delete(follower);
  }

  /** Tells what is new; says whether more waits for a transaction that still runs. */
  async tell(): Promise<boolean> {
    if (this.#followers.size === 0) {
      this.#horizon = undefined;
      return false;
    }
    const since = await (this.#horizon ?? horizonNow(this.#database));
    const { entries, horizon, isHeldUp } = await entriesSince(this.#database, since);
    this.#horizon = Promise.resolve(horizon);
    for (const entry of entries) for (const follower of this.#followers) this.#tellOne(follower, entry);
    return isHeldUp;
  }

  #tellOne(follower: Follower, entry: OutboxEntry): void {
    try {
      follower(entry);
    } catch (error) {
      const { topic, seq } = entry;
      this.#log.error('outbox.follower-failed', { topic, seq, ...describeError(error) });
    }
  }
}
