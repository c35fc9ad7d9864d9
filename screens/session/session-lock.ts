const name = 'regimen-session';

/**
 * Runs one thing at a time in all tabs of the browser: two that renew at once would use the same refresh token
 * twice, and a renewal that ends after signing out would sign in again.
 */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Only pages served over HTTPS or from this machine have locks.
  if (navigator.locks === undefined) return work();
  return navigator.locks.request(name, work);
}
