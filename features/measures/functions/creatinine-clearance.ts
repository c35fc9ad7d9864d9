import { type Heights, inInches, within } from './conversions.ts';

export interface ClearanceInput {
  /** Age in whole years. */
  readonly age: number | undefined;
  /** `female` or `male`. */
  readonly sex: string;
  readonly height: number | undefined;
  readonly heightUnit: string;
  /** mg/dL. */
  readonly creatinine: number | undefined;
}

export interface ClearanceFigures extends Heights {
  /** mg/dL. */
  readonly leastCreatinine: number;
  readonly greatestCreatinine: number;
  /** Years that the age is taken from. */
  readonly years: number;
  readonly divisor: number;
  readonly female: number;
  /** Kilograms of a man and of a woman of the base height. */
  readonly idealMale: number;
  readonly idealFemale: number;
  /** Kilograms an inch above the base height. */
  readonly idealInch: number;
  /** Inches. */
  readonly idealBase: number;
}

/** The formula is made for adults. */
const adult = 18;

/**
 * Creatinine clearance in mL/min: Cockcroft DW, Gault MH, "Prediction of creatinine clearance from serum creatinine",
 * Nephron 16 (1976) 31–41, with the ideal weight in place of the actual one. Not rounded. Blank for minors, and while
 * an input is missing or implausible: never infinite, zero or negative.
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
 * Ideal body weight in kilograms: Devine BJ, "Gentamicin therapy", Drug Intelligence and Clinical Pharmacy 8 (1974)
 * 650–655. Below the base height the formula says nothing; the weight of the base height is taken there.
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
