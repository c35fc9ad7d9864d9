import { largest } from '../compute/largest.ts';
import { calendarToday } from './dates.ts';
import { millisecondsOfDay } from './milliseconds.ts';

/**
 * Milliseconds longer than any day: a day is an hour longer at the end of summer time, and several hours where a zone
 * has moved.
 */
const beyondAnyDay = 2 * millisecondsOfDay;

/** Finds the last millisecond of the day of an instant in an IANA time zone. */
export function lastMomentOfDay(instant: Date, timeZone: string): Date {
  const day = calendarToday(instant, timeZone);
  const start = instant.getTime();
  const left = largest(beyondAnyDay, (ms) => calendarToday(new Date(start + ms), timeZone) === day);
  return new Date(start + left);
}
