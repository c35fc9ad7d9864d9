import { jsonObject } from '../../../engine/core/json/json.ts';
import type { ValueSet } from '../../../engine/core/product/value-set.ts';

/** A level of the risk score with the whole-number scores it covers. */
export interface RiskLevel {
  readonly code: string;
  readonly title: string;
  readonly from: number;
  readonly through: number;
}

/** The scale of the medication risk score: its levels, from the lowest. */
export interface RiskScale {
  readonly least: number;
  readonly greatest: number;
  readonly levels: readonly RiskLevel[];
}

/** The scale that a value set describes by the `limits` of its entries. */
export function riskScale(set: ValueSet | undefined): RiskScale {
  const levels = (set?.codes ?? []).flatMap(({ code, display, limits }) => {
    const { from, through } = jsonObject(limits);
    return typeof from !== 'number' || typeof through !== 'number'
      ? []
      : [{ code, title: display, from, through }];
  });
  return { least: levels[0]?.from ?? 0, greatest: levels.at(-1)?.through ?? 0, levels };
}

/** The score as it is drawn and judged: a whole number (halves go up) on the scale. */
export function drawnScore(score: number, { least, greatest }: RiskScale): number {
  return Math.min(greatest, Math.max(least, Math.floor(score + 0.5)));
}

/** Reports whether the score lies on the scale; one that does not is drawn at its end and marked. */
export function isOnScale(score: number, { least, greatest }: RiskScale): boolean {
  return score >= least && score <= greatest;
}

export function levelOf(score: number, scale: RiskScale): RiskLevel | undefined {
  const drawn = drawnScore(score, scale);
  return scale.levels.find(({ from, through }) => drawn >= from && drawn <= through);
}
