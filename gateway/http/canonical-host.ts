import type { NodeHandler } from './route.ts';

/** Other host names of this machine that people type or programs print. */
const aliases = /^(127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Redirects requests for an IP address of this machine to its host name. Sign-in accepts one origin only: a page at
 * another origin could start a sign-in and never return.
 */
export function atCanonicalHost(origin: string, next: NodeHandler): NodeHandler {
  if (new URL(origin).hostname !== 'localhost') return next;
  return (request, response) => {
    const { host = '' } = request.headers;
    if (!aliases.test(host)) return next(request, response);
    response.writeHead(307, { Location: `${origin}${request.url ?? '/'}` }).end();
  };
}
