import type { NodeHandler } from './route.ts';

/**
 * Gives every request the address that users know, whatever the proxy made of it: sign-in builds its links and
 * judges cookies by it. The address comes from the configuration, never from a header that anybody can send.
 */
export function atPublicOrigin(origin: string, next: NodeHandler): NodeHandler {
  const { host, protocol } = new URL(origin);
  return (request, response) => {
    request.headers.host = host;
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete request.headers['x-forwarded-host'];
    return next(request, response);
  };
}
