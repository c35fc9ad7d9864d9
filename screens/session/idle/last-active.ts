/** The moment of the last activity in any tab of this browser, as all of them share it. */
const key = 'last-active';

const reportKey = 'activity-reported';

/** Milliseconds since 1970; undefined where nothing is known. */
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

/** Reads when a tab of this browser last reported activity to the gateway; undefined where none has. */
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
