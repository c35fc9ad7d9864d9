import { GatewayError } from '../errors.ts';
import { ExternalServiceError } from './post-json.ts';

const away = 'neighbour-away';

/**
 * The failure of an external service as an answer: 502 with a sentence of what is unavailable; other errors are
 * returned unchanged.
 */
export function asServiceAway(error: unknown, sentence: string): unknown {
  if (!(error instanceof ExternalServiceError)) return error;
  return new GatewayError(502, { code: away, message: sentence });
}

export function isServiceAway(error: unknown): boolean {
  return error instanceof GatewayError && error.answer.code === away;
}
