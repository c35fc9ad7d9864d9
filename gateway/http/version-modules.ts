import { apiHeaders, securityHeaders } from '../operation/answer-headers.ts';
import { type NodeHandler, pathOf } from './route.ts';

/** A module of what a version of the schemas was compiled to for pages, by the version's hash. */
export type PageModuleSource = (hash: string, name: string) => Promise<string | undefined>;

/** `/versions/<hash>/<name>.js` */
const address = /^\/versions\/([0-9a-f]{64})\/([\w-][\w.-]*\.js)$/;

/**
 * Serves the modules of versions other than the one that a page was built with. Like the application's scripts they
 * contain no personal data and need no token; the URL has the hash of the content, which never changes.
 */
export function versionModules(find: PageModuleSource | undefined): NodeHandler {
  return async (request, response) => {
    const [, hash = '', name = ''] = address.exec(pathOf(request)) ?? [];
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
