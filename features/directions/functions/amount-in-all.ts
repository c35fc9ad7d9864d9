import { doseQuantity } from './dose-quantity.ts';

export interface AmountInAll {
  /** Amount that a dose comes to by its source, such as `20 mg` or `1,000 mg`. */
  readonly stated: string;
  /** Dose as it is stored: `2` or `1-2`, with the code of its unit. */
  readonly dose: string;
  readonly unit: string;
  /** The name of the medication with its strength. */
  readonly name: string;
}

const masses: Readonly<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1000 };
/** Units of which the strength in a name is the strength of one. */
const pieces = ['tablet', 'capsule', 'suppository', 'lozenge'];
const strength =
  /(?<![\d.,/-])(\d[\d,]*(?:\.\d+)?) ?(mg|mcg|g)(?: ?\/ ?(\d+(?:\.\d+)?)? ?(ml))?(?![\p{L}\d%]|\s*[-/])/giu;

/**
 * Formats what a dose comes to in all, as a source states it, where dose and strength agree; empty where they do not,
 * or where the name has no strength or several. `20 mg` of 2 tablets of 10 mg.
 */
export function amountInAll({ stated, dose, unit, name }: AmountInAll): string {
  const [, number = '', of = ''] = /^([\d.,\s–-]+?) ?(mg|mcg|g)$/i.exec(stated.trim()) ?? [];
  const amount = doseQuantity({ text: plain(number) });
  const each = milligramsOfOne(name, unit);
  const mass = masses[of.toLowerCase()];
  const taken = doseQuantity({ text: dose });
  if (amount === '' || taken === '' || each === undefined || mass === undefined) return '';
  const [made, said] = [taken.split('-'), amount.split('-')];
  const isSame =
    made.length === said.length &&
    made.every((part, at) => isNear(Number(part) * each, Number(said[at]) * mass));
  return isSame ? `${amount} ${of.toLowerCase()}` : '';
}

function milligramsOfOne(name: string, unit: string): number | undefined {
  const all = [...name.matchAll(strength)];
  const [[, number = '', of = '', volume = '1', liquid] = []] = all;
  const milligrams = Number(plain(number)) * (masses[of.toLowerCase()] ?? Number.NaN);
  if (all.length !== 1 || /\d\s*-\s*\d|[+]|\d\s*\/\s*\d/.test(name)) return undefined;
  if (liquid !== undefined) return unit === 'mL' ? milligrams / Number(volume) : undefined;
  return pieces.includes(unit) ? milligrams : undefined;
}

function plain(number: string): string {
  return number.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').trim();
}

function isNear(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(1, Math.abs(right));
}
