import type { NodeHandler } from './route.ts';

/**
 * Sets the public address on every request, since sign-in builds links and checks cookies by it. The address comes
 * from the configuration, never from a header, which anybody can send.
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
