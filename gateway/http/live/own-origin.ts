import type { IncomingMessage } from 'node:http';

/**
 * Reports whether a page of this gateway opens the socket, by the `Origin` header: browsers open sockets to any
 * server, and name the page's origin. Behind a proxy that keeps the `Host` header, that origin has the address that
 * users see.
 */
export function isOwnOrigin({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === ownOrigin || new URL(origin).host === host;
}
