import type { ChangedRecords } from '../../engine/core/protocol/changed-records.ts';

/** Milliseconds from the first change after a rest until it is told. */
const firstWait = 1_000;

/** Milliseconds between two news, at least: each makes a page read its lists anew. */
const rest = 10_000;

/** More requests than this are told as one change. */
const mostRequests = 5;

/** Collects what was written, and tells it now and then: however much is written, a page reads anew once in a while. */
export class News {
  readonly #tell: (changed: readonly ChangedRecords[]) => void;
  readonly #now: () => number;
  #waiting: ChangedRecords[] = [];
  #timer: NodeJS.Timeout | undefined;
  #lastTold = Number.NEGATIVE_INFINITY;

  constructor(tell: (changed: readonly ChangedRecords[]) => void, now: () => number) {
    this.#tell = tell;
    this.#now = now;
  }

  add(change: ChangedRecords): void {
    this.#waiting = merged([...this.#waiting, change]);
    if (this.#timer !== undefined) return;
    const wait = Math.max(firstWait, this.#lastTold + rest - this.#now());
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
    this.#lastTold = this.#now();
    this.#tell(changed);
  }
}

/** One entry a request; of many requests only the types. */
function merged(changes: readonly ChangedRecords[]): ChangedRecords[] {
  const byRequest = Map.groupBy(changes, ({ request }) => request);
  const typesOf = (some: readonly ChangedRecords[]) => [...new Set(some.flatMap(({ types }) => types))];
  if (byRequest.size > mostRequests || byRequest.has(undefined)) return [{ types: typesOf(changes) }];
  return [...byRequest].map(([request, some]) => ({ types: typesOf(some), request }));
}
