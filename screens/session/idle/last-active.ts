/** The moment of the last activity in any tab of this browser, as all of them share it. */
const key = 'last-active';

/** Milliseconds since 1970; undefined where nothing is known. */
export function readLastActive(): number | undefined {
  const stored = Number(localStorage.getItem(key) ?? Number.NaN);
  return Number.isFinite(stored) ? stored : undefined;
}

export function writeLastActive(now: number): void {
  localStorage.setItem(key, String(now));
}

export function forgetLastActive(): void {
  localStorage.removeItem(key);
}
