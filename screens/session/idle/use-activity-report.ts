import { useEffect } from 'react';
import { readLastActive, readLastReport, writeLastReport } from './last-active.ts';

export interface ActivityReport {
  /** Milliseconds between two reports of all tabs of this browser, at least. */
  readonly reportEvery: number;
  /** Tells how many milliseconds ago somebody was at the computer. A report that fails is made up for by the next. */
  readonly report: (idle: number) => Promise<unknown>;
}

/** Milliseconds between looks whether there is something to report. */
const lookEvery = 1_000;

/**
 * Tells the gateway, sparingly, that somebody is at the computer: its session ends with that too. What happened
 * after a report is reported as soon as the next one may be made, so that both ends count from the same moment.
 */
export function useActivityReport({ reportEvery, report }: ActivityReport): void {
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const active = readLastActive();
      if (active === undefined || active > now) return;
      const last = readLastReport();
      if (last !== undefined && last <= now && (active <= last || now - last < reportEvery)) return;
      writeLastReport(now);
      report(now - active).catch(() => undefined);
    };
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [reportEvery, report]);
}
