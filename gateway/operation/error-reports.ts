import { allowPerMinute } from './allowance.ts';
import type { Log, LogFields } from './log.ts';
import { sendJson } from './outside/post-json.ts';

export interface ErrorReportOptions {
  /** URL of the operator's error-reporting service. */
  readonly url: string;
  /** Version of the product, and the environment in which it runs. */
  readonly release: string;
  readonly environment?: string | undefined;
  readonly now?: () => Date;
}

/** Maximum of reports a minute, since an unavailable database fails every request and would flood the service. */
const perMinute = 60;

/**
 * Wraps a log to also send errors, with the logged fields only, to an error-reporting service. Nothing waits for the
 * service, and its failures are only logged.
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
