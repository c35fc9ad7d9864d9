import type { IncomingMessage } from 'node:http';

/**
 * Reports whether a page of this gateway opens the socket: browsers open sockets to any server and name the page's
 * origin. Behind a proxy that keeps the Host header, that is the address users see.
 */
export function isOwnOrigin({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === ownOrigin || new URL(origin).host === host;
}
