import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { RiskScores } from './risk-provider.ts';

/** Limits in points, ten for a part and fifty for the score, which a provider may exceed. */
const mostPoints = 10;
const mostScore = 50;
const parts = ['faers', 'acb', 'sedative', 'qt', 'competitiveInhibition'];

/** Converts the total and the parts to their stored form, within their scales. */
export function normalized({ score, scores }: RiskScores): JsonObject {
  const known = parts.flatMap((part) => {
    const value = scores[part];
    return value === undefined ? [] : [[part, within(value, mostPoints)] as const];
  });
  return { ...Object.fromEntries(known), ...(score === null ? {} : { total: within(score, mostScore) }) };
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
