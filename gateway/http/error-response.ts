import {
  GatewayError,
  internalError,
  isDatabaseAway,
  isDiskFull,
  outOfSpace,
  unavailable,
} from '../operation/errors.ts';
import { describeError, type Log } from '../operation/log.ts';

export interface ErrorContext {
  readonly log: Log;
  readonly requestId: string;
}

/** Converts every error to an answer. Logs unexpected errors and keeps their details from the answer. */
export function errorResponse(error: unknown, context: ErrorContext): Response {
  const { status, answer, headers } = refusalOf(error, context);
  return Response.json(answer, { status, headers });
}

function refusalOf(error: unknown, { log, requestId }: ErrorContext): GatewayError {
  if (error instanceof GatewayError) {
    if (error.cause !== undefined)
      log.error('request.failed', { request: requestId, ...describeError(error.cause) });
    return error;
  }
  if (isDiskFull(error)) {
    log.error('database.disk-full', { request: requestId, ...describeError(error) });
    return outOfSpace();
  }
  if (isDatabaseAway(error)) {
    log.error('database.away', { request: requestId, ...describeError(error) });
    return unavailable();
  }
  log.error('request.failed', { request: requestId, ...describeError(error) });
  return internalError(requestId);
}
