import { apiHeaders, securityHeaders } from '../operation/answer-headers.ts';
import { type NodeHandler, requestPath } from './route.ts';

/** Source of a compiled module of a schema version for pages, by the version's hash. */
export type PageModuleSource = (hash: string, name: string) => Promise<string | undefined>;

/** Pattern of `/versions/<hash>/<name>.js`. */
const address = /^\/versions\/([0-9a-f]{64})\/([\w-][\w.-]*\.js)$/;

/**
 * Serves modules of schema versions other than the page's build. Needs no token, as for scripts: modules hold no
 * personal data. URLs contain the hash of the content, which never changes.
 */
export function versionModules(find: PageModuleSource | undefined): NodeHandler {
  return async (request, response) => {
    const [, hash = '', name = ''] = address.exec(requestPath(request)) ?? [];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const text = isRead && hash !== '' ? await find?.(hash, name) : undefined;
    if (text === undefined) {
      response
        .writeHead(404, { ...apiHeaders, 'Content-Type': 'text/plain' })
        .end('There is no such version.');
      return;
    }
    response.writeHead(200, {
      ...securityHeaders,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    response.end(request.method === 'HEAD' ? undefined : text);
  };
}
