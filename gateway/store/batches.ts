interface Waiting<Item, Result> {
  readonly item: Item;
  readonly done: (result: Result) => void;
  readonly failed: (error: unknown) => void;
}

/** Maximum of items in a batch. */
const largestBatch = 500;

/** Maximum of concurrent batches: one works while the other waits for the disk. */
const mostAtOnce = 2;

/**
 * Batches for statements: items that arrive while a batch is in progress share the next one, so that a hundred
 * readers cost a write or two instead of a hundred.
 */
export class Batches<Item, Result> {
  /** Resolves to the results of a batch in the order of its items; a rejection rejects every item. */
  readonly #work: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #waiting: Waiting<Item, Result>[] = [];
  #running = 0;

  constructor(work: (items: readonly Item[]) => Promise<readonly Result[]>) {
    this.#work = work;
  }

  do(item: Item): Promise<Result> {
    return new Promise((done, failed) => {
      this.#waiting.push({ item, done, failed });
      if (this.#running < mostAtOnce) void this.#doAll();
    });
  }

  async #doAll(): Promise<void> {
    this.#running += 1;
    while (this.#waiting.length > 0) await this.#doNext(this.#waiting.splice(0, largestBatch));
    this.#running -= 1;
  }

  async #doNext(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#work(batch.map(({ item }) => item));
      results.forEach((result, index) => void batch[index]?.done(result));
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
}
