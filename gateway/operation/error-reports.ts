import { allowPerMinute } from './allowance.ts';
import type { Log, LogFields } from './log.ts';
import { sendJson } from './outside/post-json.ts';

export interface ErrorReportOptions {
  /** The error-reporting service of the operator. */
  readonly url: string;
  /** Version of the product, and where it runs. */
  readonly release: string;
  readonly environment?: string | undefined;
  readonly now?: () => Date;
}

/** A database that is away fails every request: the service hears of it, and is not run over. */
const perMinute = 60;

/**
 * The log with every error also sent to an error-reporting service: the same event and fields, so what may not be
 * logged is not reported. Nothing waits for it, and a failure of the service is only logged.
 */
export function withErrorReports(
  log: Log,
  { url, release, environment, now = () => new Date() }: ErrorReportOptions,
): Log {
  const isWithinLimit = allowPerMinute(perMinute);

  async function report(event: string, fields: LogFields): Promise<void> {
    if (!(await isWithinLimit('all'))) return log.debug('error-report.left-out', { of: event });
    try {
      await sendJson(url, { time: now().toISOString(), release, environment, event, ...fields });
    } catch (error) {
      log.warn('error-report.failed', { of: event, error: error instanceof Error ? error.name : 'unknown' });
    }
  }

  return {
    ...log,
    error(event, fields = {}) {
      log.error(event, fields);
      void report(event, fields);
    },
  };
}
