import { securityHeaders } from '../operation/answer-headers.ts';
import type { NodeHandler } from './route.ts';

/** Adds the security headers to every answer; an answer may add headers or override these. */
export function withSecurityHeaders(next: NodeHandler): NodeHandler {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    return next(request, response);
  };
}
