import { WebSocketServer } from 'ws';
import type { UpgradeListener } from '../route.ts';

const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024 });

/** Close code "try again later" (registered at IANA for WebSockets). */
const tryLater = 1013;

/** Milliseconds until a page that does not confirm the close is disconnected. */
const timeout = 1_000;

/**
 * Accepts and closes the socket of a page that requests live updates while the gateway starts, so that the page
 * tries again later. A refusal would appear as an error in the browser's console.
 */
export const answerWhileStarting: UpgradeListener = (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (opened) => {
    opened.on('error', () => opened.terminate());
    opened.close(tryLater, 'the gateway is starting');
    setTimeout(() => opened.terminate(), timeout).unref();
  });
};
