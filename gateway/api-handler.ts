import { getRequestListener, RequestError } from '@hono/node-server';
import type { Gateway } from './gateway.ts';
import { errorResponse } from './http/error-response.ts';
import type { NodeHandler } from './http/route.ts';
import { apiHeaders } from './operation/answer-headers.ts';
import { badRequest } from './operation/errors.ts';
import type { Log } from './operation/log.ts';

/** The gateway's calls behind Node's own server. What is no request by the standard is refused before them. */
export function apiHandler(gateway: Pick<Gateway, 'fetch'>, log: Log): NodeHandler {
  const errorHandler = (error: unknown): Response => {
    const isUnreadable = error instanceof RequestError;
    const refusal = isUnreadable ? badRequest('The address is not well formed. Check it.') : error;
    const response = errorResponse(refusal, { log, requestId: crypto.randomUUID() });
    for (const [name, value] of Object.entries(apiHeaders)) response.headers.set(name, value);
    return response;
  };
  return getRequestListener(gateway.fetch, { overrideGlobalObjects: false, errorHandler });
}
