const name = 'regimen-session';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one thing at a time in all tabs of the browser: two concurrent renewals would use the same refresh token twice,
 * and a renewal that ends after signing out would sign in again.
 */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Locks exist only on pages served over HTTPS or from this machine; without them, each tab keeps order by itself.
  if (navigator.locks !== undefined) return navigator.locks.request(name, work);
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
