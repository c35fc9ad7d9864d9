import type { FailureReport } from '../../engine/core/protocol/failure-report.ts';

export interface ReporterOptions {
  /** Sends a report; a failure is ignored, since reporting it would fail as well. */
  readonly send: (report: FailureReport) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Milliseconds for which a failure is not reported again, since a component may fail on every render. */
const quietTime = 60_000;

const mostReports = 20;

/** Makes a reporter of failures: each at most once a minute, and twenty in all until the page is reloaded. */
export function createReporter({ send, now = Date.now }: ReporterOptions): (report: FailureReport) => void {
  const lastReports = new Map<string, number>();
  let count = 0;
  return (report) => {
    const key = JSON.stringify([report.place, report.kind, report.error, report.at[0]]);
    if (count >= mostReports || now() - (lastReports.get(key) ?? Number.NEGATIVE_INFINITY) < quietTime)
      return;
    lastReports.set(key, now());
    count += 1;
    send(report).catch(() => undefined);
  };
}
