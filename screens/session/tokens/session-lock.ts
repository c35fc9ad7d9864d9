const name = 'regimen-session';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task at a time in all tabs, since concurrent renewals would use a refresh token twice, and a renewal that
 * ends after a sign-out would sign in again.
 */
export async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  // Uses a Web Lock, which exists only on pages served over HTTPS or from localhost; without it, tasks take turns
  // within a tab only.
  if (navigator.locks !== undefined) return navigator.locks.request(name, work);
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}
