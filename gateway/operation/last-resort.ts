import { describeError, type Log } from './log.ts';

export interface LastResortOptions {
  readonly log: Log;
  /** Stops accepting requests, ends those in progress, and closes all resources. */
  readonly close: () => Promise<void>;
}

/** Milliseconds that requests in progress may take to end; longer than the port's own timeout. */
const timeout = 15_000;

/**
 * Stops the process after an uncaught error, for its supervisor to restart. Logs no message, which may quote a
 * record. Lets requests in progress end, then exits with 1.
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
