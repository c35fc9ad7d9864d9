import { isCalendarDay } from './dates.ts';

// Dates that are known as far as somebody knew them, as FHIR has them: `2026`, `2026-10`, a day, or a moment with its
// offset. Nothing is filled in.

const yearOrMonth = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reports whether a text is a partial date: a year, a month, a day or a moment. */
export function isPartialMoment(text: string): boolean {
  return yearOrMonth.test(text) || isCalendarDay(text) || isMoment(text);
}

function isMoment(text: string): boolean {
  return moment.test(text) && isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** The day of a date as it is written, in no other time zone; undefined where it is not known. */
export function knownDay(text: string): string | undefined {
  return isCalendarDay(text) || isMoment(text) ? text.slice(0, 10) : undefined;
}

/** Reports whether a date is a year or a month, whose day nobody knows. */
export function isOfUnknownDay(text: string): boolean {
  return yearOrMonth.test(text);
}

/**
 * The last of several items by such a date; of equal ones the later in the list. What has no day is never the last. A
 * day without a time is compared with a moment by the days as they are written: on the same day the moment is later.
 */
export function latestKnown<Item>(items: readonly Item[], dateOf: (item: Item) => unknown): Item | undefined {
  let best: { readonly item: Item; readonly date: string } | undefined;
  for (const item of items) {
    const date = dateOf(item);
    if (typeof date !== 'string' || knownDay(date) === undefined) continue;
    if (best === undefined || compareKnown(date, best.date) >= 0) best = { item, date };
  }
  return best?.item;
}

/** Negative where the first is earlier, by what is known of both. */
export function compareKnown(one: string, other: string): number {
  if (isMoment(one) && isMoment(other)) return Date.parse(one) - Date.parse(other);
  const [day = '', otherDay = ''] = [knownDay(one), knownDay(other)];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return Number(isMoment(one)) - Number(isMoment(other));
}

/** Reads a typed partial date without a day: a year or a month (`10/2026`); undefined for anything else. */
export function parseTypedMonth(text: string): string | undefined {
  const typed = text.trim();
  const [, month, year] = /^(\d{1,2})[/. -](\d{4})$/.exec(typed) ?? [];
  const written = month === undefined ? typed : `${year}-${month.padStart(2, '0')}`;
  return yearOrMonth.test(written) ? written : undefined;
}
