import { doseQuantity } from './dose-quantity.ts';

export interface AmountInAll {
  /** Total amount of a dose as the source states it, such as `20 mg` or `1,000 mg`. */
  readonly stated: string;
  /** Stored dose, `2` or `1-2`, with the code of its unit. */
  readonly dose: string;
  readonly unit: string;
  /** Name of the medication with its strength. */
  readonly name: string;
}

const masses: Readonly<Record<string, number>> = { mcg: 0.001, mg: 1, g: 1000 };
/** Units for which the name states the strength of a single one. */
const pieces = ['tablet', 'capsule', 'suppository', 'lozenge'];
const strength =
  /(?<![\d.,/-])(\d[\d,]*(?:\.\d+)?) ?(mg|mcg|g)(?: ?\/ ?(\d+(?:\.\d+)?)? ?(ml))?(?![\p{L}\d%]|\s*[-/])/giu;

/**
 * Formats the total of a dose as the source states it, such as `20 mg` for 2 tablets of 10 mg; empty if dose and
 * strength disagree, or if the name has no strength or several.
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
