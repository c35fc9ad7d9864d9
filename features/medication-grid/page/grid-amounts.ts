import type { CodeEntry } from '../../../engine/core/product/value-set.ts';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { doseAt } from '../../directions/functions/dose-at.ts';
import { doseQuantity } from '../../directions/functions/dose-quantity.ts';
import {
  type Directions,
  type EditedField,
  type Medication,
  type TimeOfDay,
  timesOfDay,
} from './medications.ts';

/** Value sets of the codes in which amounts are stored. */
export interface AmountCodes {
  readonly units: readonly CodeEntry[];
  readonly frequencies: readonly CodeEntry[];
}

/** Formats the text of a cell of the grid; empty for nothing. */
export function gridCellText(medication: Medication, field: EditedField, codes: AmountCodes): string {
  const { dosageInstructions: directions = {}, asTaken = '' } = medication;
  if (field === 'asTaken') return asTaken;
  if (field === 'asNeeded') return directions.prn === true ? usualDose(directions, codes) || 'Yes' : '';
  const { dose = '', when = [], times = {} } = directions;
  return doseAt({
    own: times[field] ?? '',
    isTaken: when.includes(field),
    dose,
    ...unitOf(directions, codes),
  });
}

function usualDose(directions: Directions, codes: AmountCodes): string {
  return doseAt({ own: directions.dose ?? '', isTaken: false, dose: '', ...unitOf(directions, codes) });
}

function unitOf({ unit }: Directions, { units }: AmountCodes) {
  const entry = units.find(({ code }) => code === unit);
  return { one: String(entry?.['one'] ?? ''), many: String(entry?.['many'] ?? '') };
}

export type GridEdit = { readonly medication: Medication } | { readonly refusal: string };

/** Applies the text typed into a cell to the medication, or explains why it cannot. */
export function withCell(
  medication: Medication,
  { field, text, codes }: { readonly field: EditedField; readonly text: string; readonly codes: AmountCodes },
): GridEdit {
  const { dosageInstructions: directions = {} } = medication;
  if (field === 'asTaken') return { medication: { ...medication, asTaken: tidyText(text) } };
  if (field === 'asNeeded') return withNeeded(medication, text, codes);
  const amount = withoutUnit(text, unitOf(directions, codes));
  if (amount.length > 40) return { refusal: 'An amount has at most 40 characters.' };
  return {
    medication: { ...medication, dosageInstructions: atTime(directions, { time: field, amount, codes }) },
  };
}

function withNeeded(medication: Medication, text: string, codes: AmountCodes): GridEdit {
  const { prnReason: _reason, ...directions } = medication.dosageInstructions ?? {};
  const typed = tidyText(text).toLowerCase();
  if (typed === '' || typed === 'no')
    return { medication: { ...medication, dosageInstructions: { ...directions, prn: false } } };
  const needed = { ...medication.dosageInstructions, prn: true };
  if (typed === 'yes') return { medication: { ...medication, dosageInstructions: needed } };
  const dose = doseQuantity({ text: withoutUnit(text, unitOf(directions, codes)) });
  if (dose === '') return { refusal: 'Enter an amount, such as 1 or 1-2, or Yes.' };
  return { medication: { ...medication, dosageInstructions: { ...needed, dose } } };
}

/** Removes the medication's own unit, so that `2 tablets` is 2; keeps any text that is no number. */
function withoutUnit(text: string, { one, many }: { readonly one: string; readonly many: string }): string {
  const typed = tidyText(text);
  const unit = [many, one].find(
    (each) => each !== '' && typed.toLowerCase().endsWith(` ${each.toLowerCase()}`),
  );
  const quantity = doseQuantity({ text: unit === undefined ? typed : typed.slice(0, -unit.length).trim() });
  return quantity === '' ? typed : quantity;
}

function atTime(
  directions: Directions,
  { time, amount, codes }: { readonly time: TimeOfDay; readonly amount: string; readonly codes: AmountCodes },
): Directions {
  const { when = [], times = {}, dose } = directions;
  const isUsual = amount !== '' && amount === dose;
  const { [time]: _before, ...others } = times;
  const kept = timesOfDay.filter((each) => (each === time ? isUsual : when.includes(each)));
  const own = amount === '' || isUsual ? others : { ...others, [time]: amount };
  return {
    ...directions,
    when: kept,
    times: own,
    ...oftenBy({ ...directions, when: kept, times: own }, codes),
  };
}

/** Derives the daily rate from the times of day; keeps a rate not counted by days, such as once a week. */
function oftenBy(
  { frequency, when = [], times = {} }: Directions,
  { frequencies }: AmountCodes,
): Pick<Directions, 'frequency'> {
  const count = timesOfDay.filter((time) => when.includes(time) || (times[time] ?? '') !== '').length;
  const isDaily = ({ period, periodUnit }: CodeEntry) => period === 1 && periodUnit === 'd';
  const current = frequencies.find(({ code }) => code === frequency);
  if (count === 0 || current === undefined || !isDaily(current)) return {};
  const often = frequencies.find((entry) => isDaily(entry) && entry['count'] === count);
  return often === undefined ? {} : { frequency: often.code as NonNullable<Directions['frequency']> };
}
