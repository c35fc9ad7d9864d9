import type { Duplex } from 'node:stream';
import { apiHeaders } from '../operation/answer-headers.ts';
import { describeError, type Log } from '../operation/log.ts';
import type { NodeHandler, UpgradeListener } from './route.ts';

const failure = {
  code: 'internal',
  message: 'Something went wrong on our side. Please try again in a moment.',
};

/** Answers every request: errors of a handler, synchronous or not, are logged and answered with 500. */
export function alwaysAnswer(next: NodeHandler, log: Log): NodeHandler {
  return async (request, response) => {
    // Handles errors of writing after the client has left, which would end the process without a listener.
    response.on('error', (error) => log.debug('request.left', describeError(error)));
    try {
      await next(request, response);
    } catch (error) {
      log.error('request.failed', describeError(error));
      // Cuts off an answer that has begun, so that the client knows it is incomplete.
      if (response.headersSent) return void response.destroy();
      response
        .writeHead(500, { ...apiHeaders, 'Content-Type': 'application/json' })
        .end(JSON.stringify(failure));
    }
  };
}

/** Refuses an upgrade request with 500 if its handler throws, since such errors have no other listener. */
export function alwaysRefuse(next: UpgradeListener, log: Log): UpgradeListener {
  return (request, socket, head) => {
    socket.on('error', (error) => {
      log.debug('socket.left', describeError(error));
      socket.destroy();
    });
    try {
      next(request, socket, head);
    } catch (error) {
      log.error('upgrade.failed', describeError(error));
      refuseUpgrade(socket, '500 Internal Server Error');
    }
  };
}

/**
 * Answers an upgrade request and destroys its socket: with no reader left, the client's own close would go
 * unnoticed.
 */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
