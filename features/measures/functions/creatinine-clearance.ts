import { type Heights, inInches, within } from './conversions.ts';

export interface ClearanceInput {
  /** Age in whole years. */
  readonly age: number | undefined;
  /** Sex, `female` or `male`. */
  readonly sex: string;
  readonly height: number | undefined;
  readonly heightUnit: string;
  /** Creatinine in mg/dL. */
  readonly creatinine: number | undefined;
}

export interface ClearanceFigures extends Heights {
  /** Limits of a plausible creatinine, in mg/dL. */
  readonly leastCreatinine: number;
  readonly greatestCreatinine: number;
  /** Years from which the formula subtracts the age. */
  readonly years: number;
  readonly divisor: number;
  readonly female: number;
  /** Kilograms of a man and of a woman at the base height. */
  readonly idealMale: number;
  readonly idealFemale: number;
  /** Kilograms for each inch above the base height. */
  readonly idealInch: number;
  /** Base height, in inches. */
  readonly idealBase: number;
}

/** Minimum age in years: the formula is for adults. */
const adult = 18;

/**
 * Computes creatinine clearance in mL/min, unrounded: Cockcroft & Gault, Nephron 16 (1976) 31–41, with ideal weight.
 * Blank for minors and missing or implausible input: never infinite, zero or negative.
 */
export function creatinineClearance(input: ClearanceInput, figures: ClearanceFigures): number | undefined {
  const { age, sex } = input;
  const creatinine = within(input.creatinine, figures.leastCreatinine, figures.greatestCreatinine);
  const weight = idealWeight(input, figures);
  if (age === undefined || creatinine === undefined || weight === undefined) return undefined;
  if (!(age >= adult && age < figures.years)) return undefined;
  const clearance = ((figures.years - age) * weight) / (figures.divisor * creatinine);
  const result = sex === 'female' ? clearance * figures.female : clearance;
  return Number.isFinite(result) && result > 0 ? result : undefined;
}

/**
 * Computes ideal body weight in kilograms: Devine, "Gentamicin therapy", Drug Intelligence and Clinical Pharmacy 8
 * (1974) 650–655. A height below the base height, which the formula excludes, counts as the base height.
 */
export function idealWeight(
  { sex, height, heightUnit }: Pick<ClearanceInput, 'sex' | 'height' | 'heightUnit'>,
  figures: ClearanceFigures,
): number | undefined {
  const inches = inInches(height, heightUnit, figures);
  const base = { female: figures.idealFemale, male: figures.idealMale }[sex];
  if (inches === undefined || base === undefined) return undefined;
  return base + figures.idealInch * Math.max(0, inches - figures.idealBase);
}
