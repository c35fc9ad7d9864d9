import { type Heights, inInches, inPounds, type Weights } from './conversions.ts';

export interface Body {
  readonly weight: number | undefined;
  /** `lb` or `kg`. */
  readonly weightUnit: string;
  readonly height: number | undefined;
  /** `in`, `cm`, `ft` or `m`. */
  readonly heightUnit: string;
}

/**
 * Body mass index in the form of the United States: factor × pounds ÷ inches² (Centers for Disease Control and
 * Prevention, "Calculating BMI Using the English System"; the factor is 703). Not rounded. Blank while weight or
 * height is missing, beyond what people have, or in another unit.
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
