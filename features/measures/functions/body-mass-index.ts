import { type Heights, inInches, inPounds, type Weights } from './conversions.ts';

export interface Body {
  readonly weight: number | undefined;
  /** Unit of the weight, `lb` or `kg`. */
  readonly weightUnit: string;
  readonly height: number | undefined;
  /** Unit of the height, `in`, `cm`, `ft` or `m`. */
  readonly heightUnit: string;
}

/**
 * Computes the body mass index, unrounded: 703 × pounds ÷ inches² (CDC, "Calculating BMI Using the English System").
 * Blank while a value is missing, implausible for people, or in another unit.
 */
export function bodyMassIndex(
  body: Body,
  figures: Heights & Weights & { readonly factor: number },
): number | undefined {
  const pounds = inPounds(body.weight, body.weightUnit, figures);
  const inches = inInches(body.height, body.heightUnit, figures);
  if (pounds === undefined || inches === undefined) return undefined;
  const index = (figures.factor * pounds) / inches ** 2;
  return Number.isFinite(index) ? index : undefined;
}
