import type { ChangedRecords } from '../../../engine/core/protocol/changed-records.ts';

/** Milliseconds from the first change after a pause to its publication. */
const firstWait = 1_000;

/** Milliseconds between two publications in busy times: each makes a page refetch its lists. */
const rest = 10_000;

/**
 * Number of publications that may follow each other without the full pause, so that pages of an organization with
 * few writes stay current.
 */
const burst = 3;

/** Maximum of requests whose changes are listed separately; beyond it, one entry lists the record types only. */
const mostRequests = 5;

/** Queue of changes, published at intervals, so that many writes cause few refetches. */
export class News {
  readonly #publish: (changed: readonly ChangedRecords[]) => void;
  readonly #now: () => number;
  #waiting: ChangedRecords[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Instant at which the pauses owed for all publications so far have passed. */
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

/** Merges changes to one entry per request; of too many requests, to one entry with the record types only. */
function merged(changes: readonly ChangedRecords[]): ChangedRecords[] {
  const byRequest = Map.groupBy(changes, ({ request }) => request);
  const typesOf = (some: readonly ChangedRecords[]) => [...new Set(some.flatMap(({ types }) => types))];
  if (byRequest.size > mostRequests || byRequest.has(undefined)) return [{ types: typesOf(changes) }];
  return [...byRequest].map(([request, some]) => ({ types: typesOf(some), request }));
}
