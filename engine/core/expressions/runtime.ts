// Functions that compiled expressions call. Every function accepts any data and never throws: a missing text reads as
// '', a list as [], a mark as false; a missing number or day is blank (undefined).

import { Memo } from '../compute/memo.ts';
import { calendarToday, daysInMonth, formatDate, isCalendarDay } from '../dates/dates.ts';
import { millisecondsOfDay } from '../dates/milliseconds.ts';
import { isOfUnknownDay, latestKnown } from '../dates/partial-dates.ts';
import { formatTimeOfDay, isTimeOfDay } from '../dates/times.ts';
import { isBlank } from '../json/blank.ts';
import { jsonEqual } from '../json/equal.ts';
import { type ArithmeticSign, calculate, decimalText, power, roundTo } from '../numbers/decimal.ts';
import { foldText } from '../text/fold-text.ts';
import { readingGrade as gradeOf } from '../text/reading-grade.ts';
import type { Scope, UserProfile } from './scope.ts';
import { takeSteps } from './steps.ts';

export { addBusinessDays, businessDaysBetween } from '../dates/business-days.ts';
export { formatPhone as phoneNumber } from '../text/phone.ts';
export { counted } from './steps.ts';

/** Reads an own property of a value; undefined without the property. */
export function at(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = (value as Readonly<Record<string, unknown>>)[key];
  // Reads the value before calling `hasOwn`, for speed: most properties are absent, which the read alone shows.
  return found === undefined || Object.hasOwn(value, key) ? found : undefined;
}

/** Value with properties, or undefined. */
export interface Properties {
  readonly [name: string]: Properties | undefined;
}

/**
 * Casts any data for the property reads that the compiler emits. Valid only for names that no value inherits; a
 * missing property is undefined.
 */
export function of(value: unknown): Properties | null | undefined {
  return value as Properties | null | undefined;
}

/** Reads an item of a list. */
export function itemAt(value: unknown, index: number | undefined): unknown {
  return Array.isArray(value) && index !== undefined ? value[index] : undefined;
}

/** Reads a part of a list by its number, or of anything else by its name, where the compiler knows neither type. */
export function partAt(value: unknown, key: unknown): unknown {
  if (typeof key === 'number') return itemAt(value, key);
  return typeof key === 'string' && !Array.isArray(value) ? at(value, key) : undefined;
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function number(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** Reads the number that a text spells, such as `-1.5`; undefined for any other text. */
export function double(value: unknown): number | undefined {
  if (typeof value === 'number') return number(value);
  const written = text(value).trim();
  return /^-?\d+(\.\d+)?$/.test(written) ? number(Number(written)) : undefined;
}

export function bool(value: unknown): boolean {
  return value === true;
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Reads a list for an expression that is evaluated for each item. Takes `parts` steps for each item, the number
 * of the expression's parts.
 */
export function rows(value: unknown, parts: number): readonly unknown[] {
  const items = list(value);
  takeSteps(items.length * parts);
  return items;
}

/** Joins two lists. */
export function both(one: unknown, other: unknown): readonly unknown[] {
  return [...rows(one, 1), ...rows(other, 1)];
}

/** Number of characters of a text that cost one step. */
const charactersOfStep = 1_000;

function takeText(value: string): void {
  if (value.length >= charactersOfStep) takeSteps(Math.floor(value.length / charactersOfStep));
}

/** Folds a text for comparison without regard to case. */
export function lower(value: string): string {
  takeText(value);
  return foldText(value);
}

/** Estimates the years of school needed to read a text. */
export function readingGrade(value: string): number | undefined {
  takeText(value);
  return gradeOf(value);
}

/** Reads a calendar day YYYY-MM-DD; blank for anything else. */
export function day(value: unknown): string | undefined {
  return typeof value === 'string' && isCalendarDay(value) ? value : undefined;
}

/** Reads an instant as RFC 3339 in UTC, so that texts sort like times; blank for anything else. */
export function instant(value: unknown): string | undefined {
  if (typeof value !== 'string' || isOfUnknownDay(value)) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Reads a time of day HH:MM; blank for anything else. */
export function time(value: unknown): string | undefined {
  return typeof value === 'string' && isTimeOfDay(value) ? value : undefined;
}

export function blank(value: unknown): boolean {
  return isBlank(value);
}

/**
 * Reports whether two values are equal as JSON. Two missing values are equal; a missing value equals no other.
 */
export function equal(left: unknown, right: unknown): boolean {
  if (isNested(left) && isNested(right)) takeSteps(Math.min(sizeOf(left), sizeOf(right)));
  return isBlank(left) && isBlank(right) ? true : jsonEqual(left, right);
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Counts the values that a comparison of two nested values visits. */
function sizeOf(value: unknown): number {
  return isNested(value) ? Object.values(value).reduce((size: number, each) => size + sizeOf(each), 1) : 1;
}

type Comparable = string | number | undefined;

type Ordered = string | number;

/** Reads an item as a value of its type; blank for an item of another type. */
type ItemReader = (item: unknown) => unknown;

/** Finds the least value of a list, ignoring blanks; blank without any, or where the values have no order. */
export function least(values: readonly unknown[], read?: ItemReader): Comparable {
  return extreme(values, read, (candidate, best) => candidate < best);
}

/** Finds the greatest value of a list, ignoring blanks; blank without any, or where the values have no order. */
export function greatest(values: readonly unknown[], read?: ItemReader): Comparable {
  return extreme(values, read, (candidate, best) => candidate > best);
}

/** Adds the numbers of a list and ignores other values; 0 without numbers, undefined on overflow. */
export function sum(values: readonly unknown[]): number | undefined {
  takeSteps(values.length);
  return values.reduce((total: number | undefined, value) => arithmetic('+', total, number(value) ?? 0), 0);
}

/** Averages the numbers of a list and ignores other values; undefined without numbers. */
export function average(values: readonly unknown[]): number | undefined {
  takeSteps(values.length);
  const numbers = values.filter((value) => number(value) !== undefined);
  return numbers.length === 0 ? undefined : arithmetic('/', sum(numbers), numbers.length);
}

/** Counts the items of a list that are not blank. */
export function count(values: readonly unknown[]): number {
  takeSteps(values.length);
  return values.filter((value) => !isBlank(value)).length;
}

/**
 * Finds the item whose property `name` (text, day, instant or number) is the greatest; of equal ones the last. Leaves
 * out items without the property; blank for an empty list.
 */
export function latest(items: readonly unknown[], name: string): unknown {
  takeSteps(items.length);
  const last = greatest(items.map((item) => at(item, name)));
  return last === undefined ? undefined : items.findLast((item) => at(item, name) === last);
}

/**
 * Finds the latest item by a partial date: instants are compared across offsets; a date without a day, such as
 * `2026-10`, is never the latest.
 */
export function latestDated(items: readonly unknown[], name: string): unknown {
  takeSteps(items.length);
  return latestKnown(items, (item) => at(item, name));
}

function extreme(
  values: readonly unknown[],
  read: ItemReader = (item) => item,
  isBetter: (candidate: Ordered, best: Ordered) => boolean,
): Comparable {
  takeSteps(values.length);
  let best: Ordered | undefined;
  for (const value of values.map(read)) {
    if (isBlank(value)) continue;
    if (!isOrdered(value) || (best !== undefined && typeof value !== typeof best)) return undefined;
    if (best === undefined || isBetter(value, best)) best = value;
  }
  return best;
}

function isOrdered(value: unknown): value is Ordered {
  return typeof value === 'string' || number(value) !== undefined;
}

/** Reports whether two numbers, days or instants are equal; false if either is blank. */
export function same(left: unknown, right: unknown): boolean {
  return left !== undefined && left === right;
}

/** Reports whether two numbers, days or instants differ; false if either is blank. */
export function differs(left: unknown, right: unknown): boolean {
  return left !== undefined && right !== undefined && left !== right;
}

/** Reports whether one value is less than another; false if either is blank. */
export function less(left: Comparable, right: Comparable): boolean {
  return left !== undefined && right !== undefined && left < right;
}

export function atMost(left: Comparable, right: Comparable): boolean {
  return left !== undefined && right !== undefined && left <= right;
}

/** Takes the square root; blank for a negative number. */
export function sqrt(value: number | undefined): number | undefined {
  return value === undefined ? undefined : number(Math.sqrt(value));
}

/** Raises a number to a power; blank where the result is no number, such as a root of a negative one. */
export function pow(value: number | undefined, exponent: number | undefined): number | undefined {
  return value === undefined || exponent === undefined ? undefined : number(power(value, exponent));
}

/** Calculates with decimals as they are written; undefined for a missing operand, a division by zero or an overflow. */
export function arithmetic(
  sign: ArithmeticSign,
  left: number | undefined,
  right: number | undefined,
): number | undefined {
  return left === undefined || right === undefined ? undefined : number(calculate(sign, left, right));
}

/** Reports whether a value is an item of a list, or a key of a map. */
export function isIn(value: unknown, container: unknown): boolean {
  if (Array.isArray(container)) return rows(container, 1).some((item) => equal(item, value));
  return typeof value === 'string' && at(container, value) !== undefined;
}

export function size(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
}

/** Joins the texts of a list with a separator; anything but text reads as ''. */
export function joined(value: unknown, between: string): string {
  return rows(value, 1).map(text).join(between);
}

export function split(value: string, separator: string): readonly string[] {
  takeText(value);
  return value.split(separator);
}

const patterns = new Map<string, RegExp>();

/**
 * Length of texts, in characters, up to which the compiler proves a pattern to be fast; longer texts may take
 * quadratic time.
 */
export const provenText = 10_000;

/** Reports whether a text contains a match of a pattern that was checked at compile time. */
export function matches(value: string, pattern: string): boolean {
  takeText(value);
  if (value.length > provenText) takeSteps(Math.floor((value.length / 10) ** 2));
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(value);
}

/** Counts the whole years between two days. In common years, a birthday on 29 February counts on 1 March. */
export function yearsBetween(from: string | undefined, to: string | undefined): number | undefined {
  const [start, end] = [partsOf(from), partsOf(to)];
  if (start === undefined || end === undefined) return undefined;
  const isBefore = end.month < start.month || (end.month === start.month && end.day < start.day);
  return end.year - start.year - (isBefore ? 1 : 0);
}

/**
 * Counts the whole months between two days. A month is complete on the same day of the next month, or on the
 * following first where that month has no such day.
 */
export function monthsBetween(from: string | undefined, to: string | undefined): number | undefined {
  const [start, end] = [partsOf(from), partsOf(to)];
  if (start === undefined || end === undefined) return undefined;
  const months = (end.year - start.year) * 12 + end.month - start.month;
  return months - (end.day < start.day ? 1 : 0);
}

/** Counts the days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: string | undefined, to: string | undefined): number | undefined {
  const [start, end] = [dayNumber(from), dayNumber(to)];
  return start === undefined || end === undefined ? undefined : end - start;
}

/** Adds a number of days, negative for earlier ones. */
export function addDays(from: string | undefined, days: number | undefined): string | undefined {
  const start = dayNumber(from);
  if (start === undefined || days === undefined) return undefined;
  const date = new Date((start + Math.trunc(days)) * millisecondsOfDay);
  return Number.isNaN(date.getTime()) ? undefined : day(date.toISOString().slice(0, 10));
}

/** Adds a number of minutes, negative for earlier moments. */
export function addMinutes(from: string | undefined, minutes: number | undefined): string | undefined {
  if (from === undefined || minutes === undefined) return undefined;
  const moment = new Date(Date.parse(from) + Math.trunc(minutes) * 60_000);
  return Number.isNaN(moment.getTime()) ? undefined : instant(moment.toISOString());
}

/** Converts a number or a boolean to text as CEL does; '' for a blank and for lists and objects. */
export function string(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  const spelt = number(value);
  if (spelt !== undefined) return decimalText(spelt);
  return typeof value === 'string' ? value : '';
}

/** Formats a day as MM/DD/YYYY; '' for a blank. */
export function shortDate(value: string | undefined): string {
  return value === undefined ? '' : formatDate(value);
}

/** Formats a time of day as in `2:30 PM`, in the US format for every reader; '' for a blank. */
export function shortTime(value: string | undefined): string {
  return value === undefined ? '' : formatTimeOfDay(value, 'en-US');
}

export function age(born: string | undefined, scope: Scope): number | undefined {
  return yearsBetween(born, scope.today);
}

/**
 * Finds the calendar day of an instant in the user's time zone, or as written where the zone is unknown. A day is
 * returned unchanged; a month or year yields a blank.
 */
export function dayOf(value: unknown, { timeZone }: Scope): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (latestDays.timeZone !== timeZone)
    latestDays = { timeZone, days: knownDays.of(timeZone ?? '', daysOfZone) };
  return latestDays.days.of(value, (moment) => dayOfMoment(moment, timeZone) ?? '') || undefined;
}

/** Finds the calendar day of an instant; of a month or year the first day. */
export function firstDayOf(value: unknown, scope: Scope): string | undefined {
  return typeof value === 'string' && isOfUnknownDay(value)
    ? `${value}-01-01`.slice(0, 10)
    : dayOf(value, scope);
}

/**
 * Cache of days by time zone, large enough for the instants of the records in use: every check of a record reads the
 * same instants.
 */
const knownDays = new Memo<Memo<string>>(20);

const daysOfZone = () => new Memo<string>(1_000);

/** Cache for the time zone of the last evaluation, which nearly always is the zone of the next one. */
let latestDays: { readonly timeZone: string | undefined; readonly days: Memo<string> } = {
  timeZone: undefined,
  days: daysOfZone(),
};

function dayOfMoment(moment: string, timeZone: string | undefined): string | undefined {
  if (isCalendarDay(moment)) return moment;
  if (isOfUnknownDay(moment) || Number.isNaN(Date.parse(moment))) return undefined;
  return timeZone === undefined ? day(moment.slice(0, 10)) : calendarToday(new Date(moment), timeZone);
}

export function yearOf(date: string | undefined): number | undefined {
  return partsOf(date)?.year;
}

/** Reads the cell of a value set's column; '' where the code or the cell is missing. */
export function column(cells: Readonly<Record<string, string>>, code: string): string {
  return text(at(cells, code));
}

/** Reads the text of a coded value; returns a value without a text unchanged. */
export function label(words: Readonly<Record<string, string>>, value: unknown): string {
  if (isBlank(value) || typeof value === 'object') return '';
  return text(at(words, String(value))) || string(value);
}

/** Rounds to a number of digits after the point, halves away from zero. */
export function round(value: number | undefined, digits: number | undefined): number | undefined {
  if (value === undefined || digits === undefined) return undefined;
  return number(roundTo(value, Math.trunc(digits)));
}

/** Band of numbers: `from` and `through` are inclusive, `above` and `below` exclusive. */
export interface Band {
  readonly code: string;
  readonly from?: number;
  readonly above?: number;
  readonly through?: number;
  readonly below?: number;
}

/** Finds the code of the first band that contains a number; '' without one. */
export function band(bands: readonly Band[], value: number | undefined): string {
  return bandOf(bands, value)?.code ?? '';
}

/** Band with a number assigned to it, as in a lookup table. */
export interface BandNumber extends Band {
  readonly number?: number;
}

/** Looks up the number of the first band that contains a value; blank without one. */
export function lookUp(bands: readonly BandNumber[], value: number | undefined): number | undefined {
  return bandOf(bands, value)?.number;
}

/** Looks up the number of a code; blank without one. */
export function lookUpCode(numbers: Readonly<Record<string, number>>, code: string): number | undefined {
  return number(at(numbers, code));
}

function bandOf<Each extends Band>(bands: readonly Each[], value: number | undefined): Each | undefined {
  if (value === undefined) return undefined;
  return bands.find(
    ({ from = -Infinity, above = -Infinity, through = Infinity, below = Infinity }) =>
      from <= value && above < value && value <= through && value < below,
  );
}

/** Reads the number of a case, or the default where the case has none. */
export function limit(cases: Readonly<Record<string, number>>, key: string, otherwise: number): number {
  return number(at(cases, key)) ?? otherwise;
}

export function hasRole(user: UserProfile | undefined, role: string): boolean {
  return user?.roles.includes(role) ?? false;
}

/** Reports whether the user has a permission, or any permission of a group: `name.action` also grants `name`. */
export function hasPermission(user: UserProfile | undefined, permission: string): boolean {
  return user?.permissions.some((each) => each === permission || each.startsWith(`${permission}.`)) ?? false;
}

/** Reports whether the user is in an organization; on either side, an id may have the prefix `org:`. */
export function inOrganization(user: UserProfile | undefined, organization: string): boolean {
  const wanted = organizationId(organization);
  return user?.organizations.some((each) => organizationId(each) === wanted) ?? false;
}

/** Strips the prefix `org:` from an organization id. */
export function organizationId(organization: string): string {
  return organization.replace(/^org:/, '');
}

function partsOf(value: string | undefined): { year: number; month: number; day: number } | undefined {
  const [year, month, date] = (day(value) ?? '').split('-').map(Number);
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return { year, month, day: date };
}

/** Counts the days since 1970-01-01, in UTC, which serves for counting only: a calendar day has no time zone. */
function dayNumber(value: string | undefined): number | undefined {
  const parts = partsOf(value);
  if (parts === undefined || parts.day > daysInMonth(parts.year, parts.month)) return undefined;
  const date = new Date(0);
  date.setUTCFullYear(parts.year, parts.month - 1, parts.day);
  return Math.round(date.getTime() / millisecondsOfDay);
}
