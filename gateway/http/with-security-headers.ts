import { securityHeaders } from '../operation/answer-headers.ts';
import type { NodeHandler } from './route.ts';

/** Gives every answer what none may lack; what answers may say more, or something else. */
export function withSecurityHeaders(next: NodeHandler): NodeHandler {
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    return next(request, response);
  };
}
