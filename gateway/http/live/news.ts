import type { ChangedRecords } from '../../../engine/core/protocol/changed-records.ts';

/** Milliseconds from the first change after a rest until it is published. */
const firstWait = 1_000;

/** Milliseconds between two publications where much is written: each makes a page refetch its lists. */
const rest = 10_000;

/**
 * Publications that need not wait for the rest before them: a page of an organization that writes little is up to date.
 */
const burst = 3;

/** Changes of more requests than this are published as one. */
const mostRequests = 5;

/** Collects what was written and publishes it at intervals: however much is written, a page refetches only so often. */
export class News {
  readonly #publish: (changed: readonly ChangedRecords[]) => void;
  readonly #now: () => number;
  #waiting: ChangedRecords[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Moment at which all of the rests that the publications so far have to leave are over. */
  #rested = Number.NEGATIVE_INFINITY;

  constructor(publish: (changed: readonly ChangedRecords[]) => void, now: () => number) {
    this.#publish = publish;
    this.#now = now;
  }

  add(change: ChangedRecords): void {
    this.#waiting = merged([...this.#waiting, change]);
    if (this.#timer !== undefined) return;
    const wait = Math.max(firstWait, this.#rested - (burst - 1) * rest - this.#now());
    this.#timer = setTimeout(() => this.#flush(), wait);
    this.#timer.unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #flush(): void {
    const changed = this.#waiting;
    this.stop();
    this.#rested = Math.max(this.#rested, this.#now()) + rest;
    this.#publish(changed);
  }
}

/** Merges changes to one entry a request; of many requests only the types are left. */
function merged(changes: readonly ChangedRecords[]): ChangedRecords[] {
  const byRequest = Map.groupBy(changes, ({ request }) => request);
  const typesOf = (some: readonly ChangedRecords[]) => [...new Set(some.flatMap(({ types }) => types))];
  if (byRequest.size > mostRequests || byRequest.has(undefined)) return [{ types: typesOf(changes) }];
  return [...byRequest].map(([request, some]) => ({ types: typesOf(some), request }));
}
