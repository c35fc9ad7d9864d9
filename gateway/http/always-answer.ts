import type { Duplex } from 'node:stream';
import { apiHeaders } from '../operation/answer-headers.ts';
import { describeError, type Log } from '../operation/log.ts';
import type { NodeHandler, UpgradeListener } from './route.ts';

const failure = {
  code: 'internal',
  message: 'Something went wrong on our side. Please try again in a moment.',
};

/** Ends every request in an answer: what a handler throws, synchronously or later, is logged and answered with 500. */
export function alwaysAnswer(next: NodeHandler, log: Log): NodeHandler {
  return async (request, response) => {
    // Written to after the client has left; without a listener that would end the process.
    response.on('error', (error) => log.debug('request.left', describeError(error)));
    try {
      await next(request, response);
    } catch (error) {
      log.error('request.failed', describeError(error));
      // Cuts off what has begun, which cannot be taken back: the client knows then that it is not whole.
      if (response.headersSent) return void response.destroy();
      response
        .writeHead(500, { ...apiHeaders, 'Content-Type': 'application/json' })
        .end(JSON.stringify(failure));
    }
  };
}

/** Ends upgrade requests whose handler throws, with 500; their errors have no other listener. */
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

/** Answers, and lets go of the connection: nobody reads it any more, so that its end would never be heard. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
