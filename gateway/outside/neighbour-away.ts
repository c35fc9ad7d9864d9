import { GatewayError } from '../errors.ts';
import { NeighbourError } from './post-json.ts';

/** The failure of a neighbour as an answer: 502 with a sentence of what cannot be had; other errors stay. */
export function asServiceAway(error: unknown, sentence: string): unknown {
  if (!(error instanceof NeighbourError)) return error;
  return new GatewayError(502, { code: 'neighbour-away', message: sentence });
}
