import { doseQuantity } from '../../directions/functions/dose-quantity.ts';
import { type Directions, isFilled, timesOfDay } from '../../directions/server/directions.ts';
import { codeEntryOf, type DosageCodes, isDaily, rateOf } from '../../directions/server/dosage-codes.ts';
import { readingOfText } from '../../directions/server/dosage-from-text.ts';
import { readMedicine } from '../../medicines/shared/read-medicine.ts';
import type { RegimenRow } from './decision-provider.ts';

/** Numbers in the name and the directions of a medication; unreadable ones are left out, never guessed. */
export interface Amounts {
  readonly unitMilligrams?: number;
  /** Most units taken in a day; a fraction where the medication is not taken every day. */
  readonly unitsADay?: number;
  readonly timesByText?: number;
  readonly timesByGrid?: number;
  readonly saysAsNeeded: boolean;
}

/** Reads amounts from the parts of the directions, or from the parts read from their text if there are none. */
export function readAmounts(row: RegimenRow, codes: DosageCodes): Amounts {
  const { name, directions = '', times = [] } = row;
  const read = row.dosage ?? readingOfText(directions, codes, name)?.directions ?? {};
  const own = times.map((each) => each.trim()).filter((each) => each !== '');
  const unitMilligrams = milligramsOf(name) ?? (massOf(read) === undefined ? undefined : 1);
  const inUnits = (amount: number | undefined) => unitsOf(amount, { read, unitMilligrams });
  const timesByText = timesADay(read, codes);
  return {
    ...given('unitMilligrams', unitMilligrams),
    ...given(
      'unitsADay',
      inUnits(row.dosage === undefined && own.length > 0 ? sumOf(own, codes) : aDay(read, codes)),
    ),
    ...given('timesByText', timesByText),
    ...given('timesByGrid', own.length === 0 || row.dosage !== undefined ? undefined : own.length),
    saysAsNeeded: read.prn === true || /\b(?:needed|prn|required)\b/i.test(directions),
  };
}

/**
 * Finds the strength of one unit; undefined for several ingredients, since the strength could be that of any of them.
 */
function milligramsOf(name: string): number | undefined {
  const { strengths, ingredients } = readMedicine(name);
  const [strength = ''] = strengths;
  const [, milligrams] = /^([\d.]+) mg$/.exec(strength) ?? [];
  return strengths.length !== 1 || ingredients.length !== 1 || milligrams === undefined
    ? undefined
    : Number(milligrams);
}

/** Milligrams in one unit of mass. */
const masses: Readonly<Record<string, number>> = { mg: 1, mcg: 0.001, g: 1000 };
/** Units that the strength in a name does not refer to: millilitres, drops, units of insulin. */
const measured = ['mL', 'teaspoon', 'tablespoon', 'unit', 'mEq', 'drop'];

function massOf({ dose, unit }: Directions): number | undefined {
  return dose === undefined || unit === undefined ? undefined : masses[unit];
}

/** Converts an amount into a number of the units whose strength the name gives. */
function unitsOf(
  amount: number | undefined,
  { read, unitMilligrams }: { readonly read: Directions; readonly unitMilligrams: number | undefined },
): number | undefined {
  if (amount === undefined || measured.includes(read.unit ?? '')) return undefined;
  const mass = masses[read.unit ?? ''];
  if (mass === undefined) return amount;
  return unitMilligrams === undefined ? undefined : (amount * mass) / unitMilligrams;
}

/** Parses the upper end of a dose, such as 2 of `1-2`. */
function mostOf(text = ''): number | undefined {
  const quantity = doseQuantity({ text });
  return quantity === '' ? undefined : Number(quantity.split('-').at(-1));
}

function aDay(read: Directions, codes: DosageCodes): number | undefined {
  const { times = {}, when = [], dose, frequency, maxPerDay } = read;
  const own = timesOfDay.flatMap((time) => {
    const amount = times[time];
    if (isFilled(amount)) return [amount];
    return when.includes(time) ? [dose ?? ''] : [];
  });
  const hasOwn = timesOfDay.some((time) => isFilled(times[time]));
  if (hasOwn) return frequency === undefined || isDaily(codes, frequency) ? sumOf(own, codes) : undefined;
  const often = timesADay(read, codes);
  const most = mostOf(dose);
  const all = often === undefined || most === undefined ? undefined : often * most;
  return maxPerDay === undefined ? all : Math.min(maxPerDay, all ?? maxPerDay);
}

/** Sums amounts such as `1` or `2 tablets`; undefined where one is unreadable. */
function sumOf(amounts: readonly string[], codes: DosageCodes): number | undefined {
  const all = amounts.map((text) => mostOf(text) ?? mostOf(readingOfText(text, codes)?.directions.dose));
  return all.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each === undefined ? undefined : sum + each),
    0,
  );
}

const daysOf: Readonly<Record<string, number>> = { h: 1 / 24, d: 1, wk: 7, mo: 30 };

/** Computes the doses a day; below one where the medication is not taken every day. */
function timesADay({ frequency }: Directions, codes: DosageCodes): number | undefined {
  const rate = rateOf(codeEntryOf(codes.frequencies, frequency) ?? {});
  const days = daysOf[rate?.periodUnit ?? ''];
  return rate === undefined || days === undefined ? undefined : rate.count / (rate.period * days);
}

function given<Name extends string>(name: Name, value: number | undefined): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  if (value !== undefined) found[name] = Math.round(value * 1e6) / 1e6;
  return found;
}
