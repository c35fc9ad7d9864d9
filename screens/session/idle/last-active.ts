/** Key of the last activity's time, shared by all tabs of this browser. */
const key = 'last-active';

const reportKey = 'activity-reported';

/** Reads the last activity, in milliseconds since 1970; undefined where unknown. */
export function readLastActive(): number | undefined {
  return readMoment(key);
}

export function writeLastActive(now: number): void {
  localStorage.setItem(key, String(now));
}

export function forgetLastActive(): void {
  localStorage.removeItem(key);
  localStorage.removeItem(reportKey);
}

/** Reads the time of a tab's last report to the gateway; undefined without one. */
export function readLastReport(): number | undefined {
  return readMoment(reportKey);
}

export function writeLastReport(now: number): void {
  localStorage.setItem(reportKey, String(now));
}

function readMoment(name: string): number | undefined {
  const stored = Number(localStorage.getItem(name) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : undefined;
}
