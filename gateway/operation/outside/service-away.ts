import { GatewayError } from '../errors.ts';
import { ExternalServiceError } from './post-json.ts';

const away = 'neighbour-away';

/**
 * Converts the failure of an external service to 502 with a sentence about the unavailable function; returns other
 * errors unchanged.
 */
export function asServiceAway(error: unknown, sentence: string): unknown {
  if (!(error instanceof ExternalServiceError)) return error;
  return new GatewayError(502, { code: away, message: sentence });
}

export function isServiceAway(error: unknown): boolean {
  return error instanceof GatewayError && error.answer.code === away;
}
