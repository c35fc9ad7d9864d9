import { isCalendarDay } from './dates.ts';

// Partial dates as in FHIR: `2026`, `2026-10`, a day, or an instant with its offset. Missing parts are never filled in.

const yearOrMonth = /^\d{4}(-(0[1-9]|1[0-2]))?$/;
const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** Reports whether a text is a partial date: a year, a month, a day or an instant. */
export function isPartialMoment(text: string): boolean {
  return yearOrMonth.test(text) || isCalendarDay(text) || isMoment(text);
}

function isMoment(text: string): boolean {
  return moment.test(text) && isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Reads the day of a partial date as written, without conversion of time zones; undefined for a year or month. */
export function knownDay(text: string): string | undefined {
  return isCalendarDay(text) || isMoment(text) ? text.slice(0, 10) : undefined;
}

/** Reports whether a date is a year or a month, without a day. */
export function isOfUnknownDay(text: string): boolean {
  return yearOrMonth.test(text);
}

/**
 * Finds the item with the latest partial date. Of equal dates the later item in the list wins; an instant is
 * later than its day; an item whose date has no day never wins.
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

/** Compares two partial dates by the parts that both have; negative if the first is earlier. */
export function compareKnown(one: string, other: string): number {
  if (isMoment(one) && isMoment(other)) return Date.parse(one) - Date.parse(other);
  const [day = '', otherDay = ''] = [knownDay(one), knownDay(other)];
  if (day !== otherDay) return day < otherDay ? -1 : 1;
  return Number(isMoment(one)) - Number(isMoment(other));
}

/** Reads a typed year or month (`10/2026`); undefined for anything else. */
export function parseTypedMonth(text: string): string | undefined {
  const typed = text.trim();
  const [, month, year] = /^(\d{1,2})[/. -](\d{4})$/.exec(typed) ?? [];
  const written = month === undefined ? typed : `${year}-${month.padStart(2, '0')}`;
  return yearOrMonth.test(written) ? written : undefined;
}
