import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { apiHeaders } from '../operation/answer-headers.ts';
import { describeError, type Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { NodeHandler } from './route.ts';

export interface OperationsOptions {
  readonly metrics: Metrics;
  /** Bearer token of a scraper; absent: only requests from this machine are allowed. */
  readonly token: string | undefined;
  readonly log: Log;
}

/** Answers `/metrics` for Prometheus; 404 without the token. */
export function metricsHandler({ metrics, token, log }: OperationsOptions): NodeHandler {
  return (request, response) => {
    if (!isAllowed(request, token)) return void response.writeHead(404, apiHeaders).end();
    return metrics.read().then(
      (text) => {
        response.writeHead(200, { ...apiHeaders, 'Content-Type': metrics.contentType }).end(text);
      },
      (error: unknown) => {
        log.warn('metrics.failed', describeError(error));
        response.writeHead(503, apiHeaders).end();
      },
    );
  };
}

/**
 * Answers that the process is alive, whatever the state of its dependencies: an unavailable database must not cause a
 * restart.
 */
export const healthHandler: NodeHandler = (_request, response) => {
  response.writeHead(200, { ...apiHeaders, 'Content-Type': 'application/json' }).end('{"alive":true}');
};

function isAllowed({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  // Excludes requests through a proxy, which came from elsewhere.
  const isLocal = /^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
