import { describeError, type Log } from './log.ts';

export interface LastResortOptions {
  readonly log: Log;
  /** Takes no more, ends what is under way, and lets go of everything. */
  readonly close: () => Promise<void>;
}

/** Milliseconds that what is under way may take to end; longer than the port's own patience. */
const timeout = 15_000;

/**
 * Stops the process after an error that nobody caught: nobody knows what it holds. The error is noted without its
 * message, which may repeat the content of a record; what is under way may end, and the process ends with 1, for its
 * supervisor to start it again.
 */
export function stopOnUncaught({ log, close }: LastResortOptions): void {
  let isStopping = false;
  const stop = (event: string) => (error: unknown) => {
    log.error(event, describeError(error));
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), timeout).unref();
    close()
      .catch((failure: unknown) => log.error('process.close-failed', describeError(failure)))
      .finally(() => process.exit(1));
  };
  process.on('uncaughtException', stop('process.uncaught'));
  process.on('unhandledRejection', stop('process.unhandled'));
}
