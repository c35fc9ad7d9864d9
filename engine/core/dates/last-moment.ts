import { calendarToday } from './dates.ts';
import { millisecondsOfDay } from './milliseconds.ts';

/** Longer than any day: one with a change of summer time has an hour more, and zones have moved by several. */
const beyondAnyDay = 2 * millisecondsOfDay;

/** The last millisecond of the day that an instant falls on in an IANA time zone. */
export function lastMomentOfDay(instant: Date, timeZone: string): Date {
  const day = calendarToday(instant, timeZone);
  let inside = instant.getTime();
  let beyond = inside + beyondAnyDay;
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (calendarToday(new Date(middle), timeZone) === day) inside = middle;
    else beyond = middle;
  }
  return new Date(inside);
}
