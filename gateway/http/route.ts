import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** Handler of a request on Node's own server; the port answers for its errors and rejections. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Listener that takes over the connection of an upgrade request. */
export type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Destinations {
  readonly identity: NodeHandler | undefined;
  readonly api: NodeHandler;
  /** Reports whether a path is that of a call, under any base path. */
  readonly isCall: (path: string) => boolean;
  readonly web: NodeHandler;
  readonly versions: NodeHandler;
  readonly health: NodeHandler;
  readonly metrics: NodeHandler;
}

const identityPath = '/oidc';

/** Routes each request to sign-in, the gateway's own calls, or the app in the browser. */
export function route({ identity, api, isCall, web, versions, health, metrics }: Destinations): NodeHandler {
  return (request, response) => {
    const path = requestPath(request);
    if (identity !== undefined && isBelow(path, identityPath)) return identity(request, response);
    if (isBelow(path, '/api') || path === '/readyz' || path === '/config.json' || isCall(path))
      return api(request, response);
    if (isBelow(path, '/versions')) return versions(request, response);
    if (path === '/healthz') return health(request, response);
    if (path === '/metrics') return metrics(request, response);
    return web(request, response);
  };
}

const probes = new Set(['/healthz', '/readyz', '/metrics']);

/** Answers health probes by one handler, all other requests by another. */
export function exceptProbes(probed: NodeHandler, others: NodeHandler): NodeHandler {
  return (request, response) => (probes.has(requestPath(request)) ? probed : others)(request, response);
}

/** Finds the path of a request as sent, without its query. */
export function requestPath(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/s, '');
}

/** Reduces an absolute address in the request line, which clients may send (RFC 9112, 3.2.2), to path and query. */
export function inOriginForm(next: NodeHandler): NodeHandler {
  return (request, response) => {
    request.url = request.url?.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    return next(request, response);
  };
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
