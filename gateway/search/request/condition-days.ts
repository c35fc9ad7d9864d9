import { addBusinessDays } from '../../../engine/core/dates/business-days.ts';
import type { Holiday } from '../../../engine/core/dates/holiday.ts';
import { addDays } from '../../../engine/core/expressions/runtime.ts';
import type { StatisticLimits, StatisticUnit } from '../../../engine/core/product/search-index.ts';

/** Calendar by which a condition is evaluated. */
export interface Calendar {
  readonly today: string;
  readonly holidays: readonly Holiday[];
}

/** First and last day within limits relative to today. */
export interface RelativeDays {
  readonly from?: string;
  readonly to?: string;
}

/** Converts limits in a unit to days of a calendar; `undefined` beyond the calendar's days. */
export function daysWithin(
  { from, below }: StatisticLimits,
  unit: StatisticUnit,
  calendar: Calendar,
): RelativeDays | undefined {
  if (unit === 'years') return bornWithin({ from, below }, calendar.today);
  const first = from === undefined ? undefined : dayAt(from, unit, calendar);
  const behind = below === undefined ? undefined : dayAt(below, unit, calendar);
  const last = addDays(behind, -1);
  if ((from !== undefined && first === undefined) || (below !== undefined && last === undefined))
    return undefined;
  return range(first, last);
}

function dayAt(count: number, unit: StatisticUnit, { today, holidays }: Calendar): string | undefined {
  // Rounds a fraction of a day up to a whole one.
  const whole = Math.ceil(count);
  return unit === 'days' ? addDays(today, whole) : addBusinessDays(today, whole, holidays);
}

/**
 * Finds the dates of birth of people whose age in full years is within limits today; the higher the age, the earlier
 * the date.
 */
function bornWithin({ from, below }: StatisticLimits, today: string): RelativeDays | undefined {
  const latest = from === undefined ? undefined : yearsBefore(today, Math.ceil(from));
  const earliest = below === undefined ? undefined : addDays(yearsBefore(today, Math.ceil(below)), 1);
  if ((from !== undefined && latest === undefined) || (below !== undefined && earliest === undefined))
    return undefined;
  return range(earliest, latest);
}

/** Finds the latest date of birth of people who have reached this age in years today. */
function yearsBefore(today: string, years: number): string | undefined {
  const year = Number(today.slice(0, 4)) - years;
  if (!Number.isInteger(year) || year < 1 || year > 9999) return undefined;
  const day = `${String(year).padStart(4, '0')}${today.slice(4)}`;
  // Falls back to 28 February where the year has no 29 February.
  return addDays(day, 0) ?? `${day.slice(0, 8)}28`;
}

function range(from: string | undefined, to: string | undefined): RelativeDays {
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}
