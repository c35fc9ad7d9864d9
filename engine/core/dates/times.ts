import { plainSigns } from '../text/clean-text.ts';
import { isCalendarDay } from './dates.ts';

/** Day and time of day on a wall clock. */
export interface WallTime {
  /** YYYY-MM-DD */
  readonly day: string;
  /** Time of day, 00:00 to 23:59. */
  readonly time: string;
}

/**
 * Reads a typed time of day: `3:09 PM`, `3:09p`, `3pm`, `15:09` or `1509`. Answers HH:MM, or undefined. Without AM or
 * PM, an hour from 1 to 12 is read on the 24-hour clock.
 */
export function parseTypedTime(text: string): string | undefined {
  const typed = /^\s*(\d{1,2})(?::?(\d{2}))?\s*(?:([ap])\.?m?\.?)?\s*$/i.exec(plainSigns(text));
  if (typed === null) return undefined;
  const [, hours = '', minutes, half] = typed;
  if (minutes === undefined && half === undefined) return undefined;
  const hour = hourOf(Number(hours), half?.toLowerCase());
  const minute = Number(minutes ?? '0');
  if (hour === undefined || minute > 59) return undefined;
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

/** Reports whether a text is a time of day, HH:MM. */
export function isTimeOfDay(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/**
 * Formats a stored time of day for a locale (default: the machine's), `3:09 PM` or `15:09`; returns anything else
 * unchanged.
 */
export function formatTimeOfDay(time: string, locale?: string): string {
  if (!isTimeOfDay(time)) return time;
  const moment = new Date(`1970-01-01T${time}:00Z`);
  // Replaces the no-break space that some locales put before AM or PM, since people type a plain space.
  return timeFormatOf(locale).format(moment).replaceAll(/\s/g, ' ');
}

const timeFormats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Caches each format: making one takes a hundred times as long as using it. */
function timeFormatOf(locale: string | undefined): Intl.DateTimeFormat {
  const shape = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  const format = timeFormats.get(locale) ?? new Intl.DateTimeFormat(locale, shape);
  timeFormats.set(locale, format);
  return format;
}

/** Formats HH:MM as h:mmA (`3:09PM`); returns anything else unchanged. */
export function formatTime(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time) ?? [];
  if (hours === undefined) return time;
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minutes}${hour < 12 ? 'AM' : 'PM'}`;
}

/** Converts an instant to day and time on this machine's clock; undefined for text that is no instant. */
export function wallTimeOf(instant: string): WallTime | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T/.test(instant)) return undefined;
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return undefined;
  const day = [yearOf(moment), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');
  return { day, time: `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}` };
}

/**
 * Finds the instant (RFC 3339 with offset) of a wall-clock time on this machine; undefined for a time that does
 * not exist on that day, such as in the hour skipped when summer time begins.
 */
export function instantOf({ day, time }: WallTime): string | undefined {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (!isCalendarDay(day)) return undefined;
  const moment = new Date(2000, month - 1, date, hour, minute);
  moment.setFullYear(year, month - 1, date);
  moment.setHours(hour, minute);
  const isThere = moment.getHours() === hour && moment.getMinutes() === minute;
  return isThere ? `${day}T${time}:00${offsetOf(moment)}` : undefined;
}

function offsetOf(moment: Date): string {
  const minutes = -moment.getTimezoneOffset();
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

function yearOf(moment: Date): string {
  return String(moment.getFullYear()).padStart(4, '0');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
