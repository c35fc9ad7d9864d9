import { largest } from '../compute/largest.ts';
import { calendarToday } from './dates.ts';
import { millisecondsOfDay } from './milliseconds.ts';

/**
 * Milliseconds that exceed the length of any day: a day at the end of summer time has 25 hours, and one on
 * which a zone moved has several more.
 */
const beyondAnyDay = 2 * millisecondsOfDay;

/** Finds the last millisecond of the day of an instant in an IANA time zone. */
export function lastMomentOfDay(instant: Date, timeZone: string): Date {
  const day = calendarToday(instant, timeZone);
  const start = instant.getTime();
  const left = largest(beyondAnyDay, (ms) => calendarToday(new Date(start + ms), timeZone) === day);
  return new Date(start + left);
}
