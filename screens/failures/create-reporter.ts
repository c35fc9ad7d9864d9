import type { FailureReport } from '../../engine/core/protocol/failure-report.ts';

export interface ReporterOptions {
  /** A report that does not arrive is given up: reporting it would fail too. */
  readonly send: (report: FailureReport) => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** A component that fails on every render would be reported on every render. */
const quietTime = 60_000;

const mostReports = 20;

/** Reports failures: the same one once a minute, and at most twenty until the page is reloaded. */
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
