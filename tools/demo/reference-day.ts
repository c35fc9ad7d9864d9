import { millisecondsOfDay } from '../../engine/core/dates/milliseconds.ts';
/**
 * Current day of the demonstration set, after which nothing in the set happens; fixed, so that the set is always
 * the same.
 */
export const referenceDay = '2026-01-15';

/** Computes the calendar day `days` before the reference day, `YYYY-MM-DD`. */
export function daysBefore(days: number): string {
  const day = new Date(Date.parse(`${referenceDay}T00:00:00Z`) - days * millisecondsOfDay);
  return day.toISOString().slice(0, 10);
}

/** Counts the full years from a calendar day to the reference day. */
export function ageOnReferenceDay(dob: string): number {
  const years = Number(referenceDay.slice(0, 4)) - Number(dob.slice(0, 4));
  return referenceDay.slice(5) < dob.slice(5) ? years - 1 : years;
}
