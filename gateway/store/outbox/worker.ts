export interface WorkerOptions {
  /** Does all due work, and yields the milliseconds until the next run. */
  readonly work: () => Promise<number>;
  readonly onError: (error: unknown) => void;
  /** Milliseconds until the next try after an error. */
  readonly restAfterError: number;
}

/** Worker that runs when woken, never concurrently. A wake during a run causes another run. */
export class Worker {
  readonly #options: WorkerOptions;
  #isWanted = false;
  #isClosed = false;
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  wake(): void {
    if (this.#isClosed) return;
    this.#isWanted = true;
    this.#running ??= this.#run();
  }

  /** Resolves when no work is in progress. */
  async idle(): Promise<void> {
    while (this.#running !== undefined) await this.#running;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.idle();
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    let rest = 0;
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      rest = await this.#work();
    }
    this.#running = undefined;
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.wake(), rest);
    this.#timer.unref();
  }

  async #work(): Promise<number> {
    const { work, onError, restAfterError } = this.#options;
    try {
      return await work();
    } catch (error) {
      onError(error);
      return restAfterError;
    }
  }
}
