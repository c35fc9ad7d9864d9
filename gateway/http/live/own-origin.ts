import type { IncomingMessage } from 'node:http';

/**
 * Reports whether a socket is opened by a page of this very gateway: browsers open sockets to anybody and name their
 * origin. Behind a proxy that keeps the Host header, that is the address that users see.
 */
export function isOwnOrigin({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin, host } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return origin === ownOrigin || new URL(origin).host === host;
}
