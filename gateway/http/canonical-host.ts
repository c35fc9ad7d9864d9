import type { NodeHandler } from './route.ts';

/** Other names of this machine that people type or that programs print. */
const aliases = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Sends whoever comes to the app by a number of this machine on to its name. Sign-in knows one address only: a
 * page at another one could start it and never come back.
 */
export function atCanonicalHost(origin: string, next: NodeHandler): NodeHandler {
  if (new URL(origin).hostname !== 'localhost') return next;
  return (request, response) => {
    const { host = '' } = request.headers;
    if (!aliases.test(host)) return next(request, response);
    response.writeHead(307, { Location: `${origin}${request.url ?? '/'}` }).end();
  };
}
