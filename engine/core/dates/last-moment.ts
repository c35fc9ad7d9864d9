import { largest } from '../compute/largest.ts';
import { calendarToday } from './dates.ts';
import { millisecondsOfDay } from './milliseconds.ts';

/** Milliseconds beyond any day: one with a change of summer time has an hour more, and zones have moved by several. */
const beyondAnyDay = 2 * millisecondsOfDay;

/** The last millisecond of the day that an instant falls on in an IANA time zone. */
export function lastMomentOfDay(instant: Date, timeZone: string): Date {
  const day = calendarToday(instant, timeZone);
  const start = instant.getTime();
  const left = largest(beyondAnyDay, (ms) => calendarToday(new Date(start + ms), timeZone) === day);
  return new Date(start + left);
}
