import { jsonObject } from '../../../engine/core/json/json.ts';
import type { ValueSet } from '../../../engine/core/product/value-set.ts';

/** Level of the risk score, with its whole-number scores. */
export interface RiskLevel {
  readonly code: string;
  readonly title: string;
  readonly from: number;
  readonly through: number;
}

/** Scale of the medication risk score, lowest level first. */
export interface RiskScale {
  readonly least: number;
  readonly greatest: number;
  readonly levels: readonly RiskLevel[];
}

/** Reads a scale from the `limits` of a value set's entries. */
export function riskScale(set: ValueSet | undefined): RiskScale {
  const levels = (set?.codes ?? []).flatMap(({ code, display, limits }) => {
    const { from, through } = jsonObject(limits);
    return typeof from !== 'number' || typeof through !== 'number'
      ? []
      : [{ code, title: display, from, through }];
  });
  return { least: levels[0]?.from ?? 0, greatest: levels.at(-1)?.through ?? 0, levels };
}

/** Rounds a score to a whole number (halves up) within the scale, for drawing and level. */
export function drawnScore(score: number, { least, greatest }: RiskScale): number {
  return Math.min(greatest, Math.max(least, Math.floor(score + 0.5)));
}

/** Reports whether the score lies on the scale; a score beyond is drawn at the scale's end and marked. */
export function isOnScale(score: number, { least, greatest }: RiskScale): boolean {
  return score >= least && score <= greatest;
}

export function levelOf(score: number, scale: RiskScale): RiskLevel | undefined {
  const drawn = drawnScore(score, scale);
  return scale.levels.find(({ from, through }) => drawn >= from && drawn <= through);
}
