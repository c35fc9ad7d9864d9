import type { Records } from '../../../generated/calls.types.ts';
import { doseQuantity } from '../functions/dose-quantity.ts';
import { type DosageCodes, frequencyOf, isDaily } from './dosage-codes.ts';

/** Directions of a medication, as stored. */
export type Directions = NonNullable<Records['medication']['dosageInstructions']>;
export type TimeOfDay = NonNullable<Directions['when']>[number];

export const timesOfDay = ['morning', 'noon', 'evening', 'bedtime'] as const satisfies readonly TimeOfDay[];

/**
 * Reports whether the sentence is built from the parts rather than written by the user, by the rules of the schema.
 */
export function isStructured({ inOwnWords, frequency, prn, dose }: Directions): boolean {
  if (inOwnWords === true) return false;
  return isFilled(frequency) || (prn === true && isFilled(dose));
}

/**
 * Normalizes directions from any source: keeps only a usual dose that is taken at some time, lists a time of day with
 * another amount among the amounts only, and derives the rate from the times.
 */
export function normalDirections(directions: Directions, codes: DosageCodes): Directions {
  const { dose = '', when = [], times = {}, frequency, ...rest } = directions;
  const own = new Map(timesOfDay.map((time) => [time, amountOf(times[time] ?? '')] as const));
  const usual = usualDose(amountOf(dose), when, own);
  const isUsual = (time: TimeOfDay) => (own.get(time) === '' ? when.includes(time) : own.get(time) === usual);
  const atUsual = timesOfDay.filter(isUsual);
  const others = timesOfDay.filter((time) => own.get(time) !== '' && !isUsual(time));
  const often = frequencyBy(frequency, others.length === 0 ? 0 : atUsual.length + others.length, codes);
  return {
    ...rest,
    ...(usual === '' ? {} : { dose: usual }),
    ...(often === undefined ? {} : { frequency: often }),
    ...(atUsual.length === 0 ? {} : { when: [...atUsual] }),
    ...(others.length === 0
      ? {}
      : { times: Object.fromEntries(others.map((time) => [time, own.get(time) ?? ''])) }),
  };
}

/** Drops a dose that is taken at no time, if other amounts are taken. */
function usualDose(dose: string, when: readonly TimeOfDay[], own: ReadonlyMap<TimeOfDay, string>): string {
  const amounts = [...own.values()].filter((amount) => amount !== '');
  const isTaken = when.some((time) => own.get(time) === '') || amounts.length === 0 || amounts.includes(dose);
  return isTaken ? dose : (amounts.find((amount) => doseQuantity({ text: amount }) !== '') ?? '');
}

function frequencyBy(
  frequency: Directions['frequency'],
  count: number,
  codes: DosageCodes,
): Directions['frequency'] {
  if (count === 0 || !isDaily(codes, frequency)) return frequency;
  const rate = { count, period: 1, periodMax: undefined, periodUnit: 'd' };
  return frequencyOf(codes, rate) ?? frequency;
}

function amountOf(text: string): string {
  const quantity = doseQuantity({ text });
  return quantity === '' ? text.trim() : quantity;
}

export function isFilled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
