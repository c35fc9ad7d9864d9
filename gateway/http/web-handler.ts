import { apiHeaders } from '../operation/answer-headers.ts';
import type { NodeHandler } from './route.ts';
import { type StaticFilesOptions, staticFiles } from './static-files.ts';

/** Source of the app: a built folder, or a middleware that builds it on request. */
export type WebSource = { readonly directory: string } | { readonly middleware: WebMiddleware };

export type WebMiddleware = (...request: [...Parameters<NodeHandler>, next: () => void]) => void;

/**
 * Serves the app. `issuerOrigins`: origins of an external identity provider, from which the page requests tokens.
 */
export function webHandler(
  web: WebSource | undefined,
  page: Pick<StaticFilesOptions, 'issuerOrigins' | 'publicConfig'>,
): NodeHandler {
  if (web === undefined) return nothingHere;
  if ('directory' in web) return staticFiles({ directory: web.directory, ...page });
  return (request, response) => web.middleware(request, response, () => nothingHere(request, response));
}

const nothingHere: NodeHandler = (_request, response) => {
  response
    .writeHead(404, { ...apiHeaders, 'Content-Type': 'text/plain' })
    .end('There is nothing at this address.');
};
