const name = 'regimen-session';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task at a time in all tabs: concurrent renewals would use a refresh token twice, and one that ends after a
 * sign-out would sign in again.
 */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Uses a lock of the browser, which exists only on pages served over HTTPS or from this machine; without it, each
  // tab runs its own tasks one after the other.
  if (navigator.locks !== undefined) return navigator.locks.request(name, work);
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
