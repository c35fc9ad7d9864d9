import type { IncomingMessage } from 'node:http';

/**
 * Reports whether the socket is opened by a page of this gateway, by the `Origin` header: browsers let any page
 * open a socket to any server, and send the page's origin. Behind a proxy that keeps the `Host` header, that
 * origin has the address that users see.
 */
export function isOwnOrigin({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === ownOrigin || new URL(origin).host === host;
}
