import { useEffect } from 'react';
import { readLastActive, readLastReport, writeLastReport } from './last-active.ts';

export interface ActivityReport {
  /** Milliseconds between two reports of all tabs of this browser, at least. */
  readonly reportEvery: number;
  /** Reports the milliseconds since the user's last activity. The next report makes up for one that fails. */
  readonly report: (idle: number) => Promise<unknown>;
}

/** Milliseconds between looks whether there is something to report. */
const lookEvery = 1_000;

/**
 * Reports the user's activity to the gateway at intervals, since its session depends on it too. Activity after a report
 * is sent as soon as the next one is due, so that page and gateway count from the same moment.
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
