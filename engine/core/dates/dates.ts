import { Memo } from '../compute/memo.ts';

// Calendar days are texts (YYYY-MM-DD) from end to end. No Date object stands for one, so no time zone can move it.

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Reads what a person types as a day: month, day and a year of four digits, with slashes, dashes or dots between
 * (`3/4/1954`), or eight digits in a row (`03041954`), or the stored form. Answers YYYY-MM-DD, or undefined for
 * anything that is no day of the calendar. A year of two digits is refused: nobody can tell 1924 from 2024.
 */
export function parseTypedDate(text: string): string | undefined {
  const typed =
    /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2})(\d{4})\s*$/.exec(text);
  if (typed !== null) return dayOf(Number(typed[3]), Number(typed[1]), Number(typed[2]));
  const stored = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  return stored === null ? undefined : dayOf(Number(stored[1]), Number(stored[2]), Number(stored[3]));
}

/** Whether a text is a day of the calendar in the stored form. */
export function isCalendarDay(text: string): boolean {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return false;
  // Digit by digit: every rule about a day of every record asks this.
  const year = digits(text, 0, 4);
  const month = digits(text, 5, 7);
  const date = digits(text, 8, 10);
  return year >= 0 && month >= 0 && date >= 0 && isDay(year, month, date);
}

/** The number that the characters from one place to another spell; negative unless all are digits. */
function digits(text: string, from: number, until: number): number {
  let number = 0;
  for (let index = from; index < until; index += 1) {
    const digit = text.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/** A stored day as MM/DD/YYYY; anything else is given back as it is. */
export function formatDate(day: string): string {
  const [year, month, date] = day.split('-');
  return isCalendarDay(day) ? `${month}/${date}/${year}` : day;
}

/** A stored day as MMM D, YYYY (`Mar 4, 1954`); anything else is given back as it is. */
export function formatDateWithMonth(day: string): string {
  const [year, month, date] = day.split('-');
  return isCalendarDay(day) ? `${monthNames[Number(month) - 1]} ${Number(date)}, ${year}` : day;
}

/**
 * A stored instant as MM/DD/YYYY h:mmA in an IANA time zone, by default that of the machine; anything else is
 * given back as it is.
 */
export function formatDateTime(instant: string, timeZone?: string): string {
  const moment = new Date(instant);
  if (!/^\d{4}-\d{2}-\d{2}T/.test(instant) || Number.isNaN(moment.getTime())) return instant;
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

/** Kept: making one takes a hundred times as long as using it. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const shape = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...shape });
  dayFormats.set(timeZone, format);
  return format;
}

/** Enough for the moments of the records at work. */
const knownDays = new Memo<string>(1_000);

/** The day that an instant falls on in an IANA time zone, as YYYY-MM-DD. */
export function calendarToday(now: Date, timeZone: string): string {
  // Whole seconds: the offsets of former times are no whole minutes.
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

/** Days of a month, 1 to 12, in the Gregorian calendar. */
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
