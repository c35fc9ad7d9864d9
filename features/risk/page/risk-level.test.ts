import { describe, expect, it } from 'vitest';
import { product } from '../../../generated/product.ts';
import { drawnScore, isOnScale, levelOf, riskScale } from './risk-level.ts';

const scale = riskScale(product.codes['risk-levels']);
const levelAt = (score: number) => levelOf(score, scale)?.code;

describe('the level of a risk score', () => {
  it('is one of five, from very low to very high [RISK-01]', () => {
    const limits = [
      [0, 5, 'very-low'],
      [6, 12, 'low'],
      [13, 19, 'moderate'],
      [20, 34, 'high'],
      [35, 50, 'very-high'],
    ] as const;
    for (const [from, through, code] of limits)
      expect([levelAt(from), levelAt(through)]).toEqual([code, code]);
  });

  it('covers every score of the scale exactly once', () => {
    for (let score = scale.least; score <= scale.greatest; score += 1) {
      expect(scale.levels.filter(({ from, through }) => score >= from && score <= through)).toHaveLength(1);
    }
  });

  it('goes by the rounded score, halves up, and by the end of the scale for a score beyond it', () => {
    expect([5.4, 5.5, -3, 77].map(levelAt)).toEqual(['very-low', 'low', 'very-low', 'very-high']);
    expect([12.5, -0.2, 50.4].map((score) => drawnScore(score, scale))).toEqual([13, 0, 50]);
    expect([50, 50.1, -1].map((score) => isOnScale(score, scale))).toEqual([true, false, false]);
  });
});
