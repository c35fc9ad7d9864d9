import { isCalendarDay } from './dates.ts';
import type { Holiday } from './holiday.ts';
import { millisecondsOfDay } from './milliseconds.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * Maximum number of days to count, more than any plan needs, so that a typing error cannot block the process
 * for hours.
 */
const mostDays = 36_600;

/** Reports whether a day is neither a Saturday, a Sunday nor a holiday. A holiday on a weekend is not moved. */
export function isBusinessDay(day: string, holidays: readonly Holiday[]): boolean {
  const date = dateOf(day);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  return !isWeekend && !holidays.some((holiday) => isOn(holiday, date));
}

/**
 * Finds the business day a number of business days later, or earlier if negative. 0 yields the day itself, even on a
 * weekend or holiday; an infinite number yields a blank.
 */
export function addBusinessDays(
  from: string | undefined,
  days: number | undefined,
  holidays: readonly Holiday[],
): string | undefined {
  if (from === undefined || days === undefined || !isCalendarDay(from) || Math.abs(days) > mostDays)
    return undefined;
  const step = days < 0 ? -1 : 1;
  let day = from;
  for (let left = Math.abs(Math.trunc(days)); left > 0; ) {
    day = moved(day, step);
    if (!isCalendarDay(day)) return undefined;
    if (isBusinessDay(day, holidays)) left -= 1;
  }
  return day;
}

/** Counts the business days after one day up to and including another; negative when `to` is earlier. */
export function businessDaysBetween(
  from: string | undefined,
  to: string | undefined,
  holidays: readonly Holiday[],
): number | undefined {
  if (from === undefined || to === undefined || !isCalendarDay(from) || !isCalendarDay(to)) return undefined;
  if (to < from) {
    const back = businessDaysBetween(to, from, holidays);
    return back === undefined ? undefined : 0 - back;
  }
  if ((dateOf(to).getTime() - dateOf(from).getTime()) / millisecondsOfDay > mostDays) return undefined;
  let count = 0;
  for (let day = from; day < to; ) {
    day = moved(day, 1);
    if (isBusinessDay(day, holidays)) count += 1;
  }
  return count;
}

/** Converts a day to midnight UTC for counting, since a calendar day has no time zone. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

function moved(day: string, days: number): string {
  return new Date(dateOf(day).getTime() + days * millisecondsOfDay).toISOString().slice(0, 10);
}

function isOn({ month, day, weekday, week }: Holiday, date: Date): boolean {
  if (date.getUTCMonth() + 1 !== month) return false;
  if (day !== undefined) return date.getUTCDate() === day;
  if (weekdays[date.getUTCDay()] !== weekday) return false;
  return week === 'last' ? isInLastWeek(date) : Math.ceil(date.getUTCDate() / 7) === week;
}

function isInLastWeek(date: Date): boolean {
  const next = new Date(date.getTime() + 7 * millisecondsOfDay);
  return next.getUTCMonth() !== date.getUTCMonth();
}
