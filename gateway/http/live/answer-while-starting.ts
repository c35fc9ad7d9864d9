import { WebSocketServer } from 'ws';
import type { UpgradeListener } from '../route.ts';

const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024 });

/** Try again later (registered at IANA for WebSockets). */
const tryLater = 1013;

/** Milliseconds until a page that does not take its leave is left. */
const timeout = 1_000;

/**
 * Answers a page that wants live updates while the gateway starts. Taking its socket and closing it makes the page try
 * again later; a refusal would be an error in the browser's console.
 */
export const answerWhileStarting: UpgradeListener = (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (opened) => {
    opened.on('error', () => opened.terminate());
    opened.close(tryLater, 'the gateway is starting');
    setTimeout(() => opened.terminate(), timeout).unref();
  });
};
