import { Memo } from '../compute/memo.ts';
import { plainSigns } from '../text/clean-text.ts';

// Calendar days are texts (YYYY-MM-DD) everywhere, never Date objects, so that no time zone shifts them.

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const fullMonthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june'],
  ...['july', 'august', 'september', 'october', 'november', 'december'],
];

/**
 * Reads a typed day: `3/4/1954`, `1954-3-4`, eight digits, `March 4th, 1954`, `4-Mar-1954`. Answers YYYY-MM-DD, or
 * undefined for no calendar day or a year of two digits (1924 or 2024?).
 */
export function parseTypedDate(text: string): string | undefined {
  const typed = plainSigns(text)
    .trim()
    .replaceAll(/\s*([/.-])\s*/g, '$1');
  for (const { pattern, read } of typedForms) {
    const found = pattern.exec(typed);
    const day = found === null ? undefined : read(found.slice(1));
    if (day !== undefined) return day;
  }
  return undefined;
}

interface TypedForm {
  readonly pattern: RegExp;
  readonly read: (parts: readonly string[]) => string | undefined;
}

const monthFirst = ([month, day, year]: readonly string[]) => dayOf(Number(year), Number(month), Number(day));
const yearFirst = ([year, month, day]: readonly string[]) => dayOf(Number(year), Number(month), Number(day));

/**
 * Forms of typed days. The first form that yields a day wins, so that eight digits are read month first if
 * possible.
 */
const typedForms: readonly TypedForm[] = [
  { pattern: /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/, read: monthFirst },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, read: monthFirst },
  { pattern: /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})$/, read: yearFirst },
  { pattern: /^(\d{4})(\d{2})(\d{2})$/, read: yearFirst },
  {
    pattern: /^([a-z]{3,9})[. -]{0,2}(\d{1,2})(?:st|nd|rd|th)?[, -]{1,2}(\d{4})$/i,
    read: ([month = '', day, year]) => dayOf(Number(year), monthNamed(month), Number(day)),
  },
  {
    pattern: /^(\d{1,2})(?:st|nd|rd|th)?[. -]{0,2}([a-z]{3,9})[., -]{1,2}(\d{4})$/i,
    read: ([day, month = '', year]) => dayOf(Number(year), monthNamed(month), Number(day)),
  },
];

/** Finds a month, 1 to 12, by at least three letters of its English name; 0 for anything else. */
function monthNamed(text: string): number {
  return fullMonthNames.findIndex((name) => name.startsWith(text.toLowerCase())) + 1;
}

/** Reports whether a text is a calendar day, YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  // Reads digit by digit for speed, since every rule about a day runs this for every record.
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const date = digits(text, 8, 10);
  return year >= 0 && month >= 0 && date >= 0 && isDay(year, month, date);
}

/**
 * Reports whether a text is an instant in JavaScript's own form, `2026-01-15T12:00:00.000Z`, milliseconds optional.
 * False does not rule out an instant in another form of RFC 3339.
 */
export function isUsualInstant(text: string): boolean {
  const { length } = text;
  if (length !== 20 && length !== 24) return false;
  if (text[10] !== 'T' || text[13] !== ':' || text[16] !== ':' || text[length - 1] !== 'Z') return false;
  if (length === 24 && (text[19] !== '.' || digits(text, 20, 23) < 0)) return false;
  return (
    isUpTo(digits(text, 11, 13), 23) &&
    isUpTo(digits(text, 14, 16), 59) &&
    isUpTo(digits(text, 17, 19), 59) &&
    isCalendarDay(text.slice(0, 10))
  );
}

function isUpTo(number: number, most: number): boolean {
  return number >= 0 && number <= most;
}

/** Reads the number between two positions; negative unless all characters are digits. */
function digits(text: string, from: number, until: number): number {
  let number = 0;
  for (let index = from; index < until; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** Formats a stored day as MM/DD/YYYY; returns anything else unchanged. */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-');
  return isCalendarDay(day) ? `${month}/${date}/${year}` : day;
}

/** Formats a stored month as MM/YYYY; returns anything else unchanged. */
export function formatMonth(text: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  return month === undefined ? text : `${month}/${year}`;
}

/** Formats a stored day as MMM D, YYYY (`Mar 4, 1954`); returns anything else unchanged. */
export function formatDateWithMonth(day: string): string {
  const [year, month, date] = day.split('-');
  return isCalendarDay(day) ? `${monthNames[Number(month) - 1]} ${Number(date)}, ${year}` : day;
}

/**
 * Formats an instant as MM/DD/YYYY h:mmA in an IANA time zone (default: the machine's), a day as MM/DD/YYYY, a month as
 * MM/YYYY. Returns anything else unchanged.
 */
export function formatDateTime(instant: string, timeZone?: string): string {
  const moment = new Date(instant);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(moment.getTime()))
    return formatDate(formatMonth(instant));
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: 'numeric', minute: '2-digit' },
    hour12: true,
    timeZone,
  }).formatToParts(moment);
  const part = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  const day = `${part('month')}/${part('day')}/${part('year')}`;
  return `${day} ${part('hour')}:${part('minute')}${part('dayPeriod')}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** Caches each format: making one takes a hundred times as long as using it. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const shape = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...shape });
  dayFormats.set(timeZone, format);
  return format;
}

/** Cache of calendar days by time zone and second, large enough for the records in use. */
const knownDays = new Memo<string>(1_000);

/** Finds the calendar day of an instant in an IANA time zone, YYYY-MM-DD. */
export function calendarToday(now: Date, timeZone: string): string {
  // Rounds to whole seconds, not minutes, since historical time zone offsets include seconds.
  const key = `${timeZone} ${Math.floor(now.getTime() / 1_000)}`;
  return knownDays.of(key, () => dayIn(timeZone, now));
}

function dayIn(timeZone: string, now: Date): string {
  const parts = dayFormatOf(timeZone).formatToParts(now);
  const {
    year = '',
    month = '',
    day = '',
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${year.padStart(4, '0')}-${month}-${day}`;
}

/** Counts the days of a month, 1 to 12, in the Gregorian calendar. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function dayOf(year: number, month: number, day: number): string | undefined {
  if (!isDay(year, month, day)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function isDay(year: number, month: number, day: number): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}
