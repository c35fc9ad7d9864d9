/** Builds the headers of a call, with the access token. */
export function requestHeaders(
  token: string | undefined,
  contentType?: string,
  idempotencyKey?: string,
): Headers {
  const headers = new Headers({ accept: 'application/json, */*;q=0.5' });
  // Sends the time zone, so that page and gateway agree on the user's current day.
  headers.set('x-time-zone', Intl.DateTimeFormat().resolvedOptions().timeZone);
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (contentType !== undefined) headers.set('content-type', contentType);
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  return headers;
}
