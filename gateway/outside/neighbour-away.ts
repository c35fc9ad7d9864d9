import { GatewayError } from '../errors.ts';
import { NeighbourError } from './post-json.ts';

const away = 'neighbour-away';

/** The failure of a neighbour as an answer: 502 with a sentence of what cannot be had; other errors stay. */
export function asServiceAway(error: unknown, sentence: string): unknown {
  if (!(error instanceof NeighbourError)) return error;
  return new GatewayError(502, { code: away, message: sentence });
}

export function isServiceAway(error: unknown): boolean {
  return error instanceof GatewayError && error.answer.code === away;
}
