import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
} from '../../../engine/core/json/json.ts';
import { refuse } from './outcome.ts';

/** Time that a date of FHIR stands for, in milliseconds since 1970 in UTC; `end` is not part of it. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

const prefixes = ['eq', 'ne', 'lt', 'le', 'gt', 'ge', 'sa', 'eb'] as const;

export interface DateQuery extends Period {
  readonly prefix: (typeof prefixes)[number];
}

/** Reads the value of a date parameter; refuses one that is no date. */
export function readDate(name: string, value: string): DateQuery {
  const [, written, date = ''] = /^([a-z]{2})?(.*)$/s.exec(value) ?? [];
  const prefix = prefixes.find((each) => each === (written ?? 'eq'));
  const period = periodOf(date);
  if (prefix !== undefined && period !== undefined) return { ...period, prefix };
  const text = `Write a day as 2026-01-31, a month, a year or a time, with ${prefixes.join(', ')} before it.`;
  throw refuse(400, 'value', text, `http.${name}`);
}

const written =
  /^(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+ -]\d{2}:\d{2})?)?)?)?$/;

/** Finds the time that a date of FHIR stands for, as exact as it is written; without a zone, in UTC. */
export function periodOf(date: string): Period | undefined {
  const [, ...parts] = written.exec(date) ?? [];
  const [year, month, day, hour, minute, second, fraction, zone] = parts;
  if (year === undefined) return undefined;
  if (month === undefined) return between([Number(year), 1, 1], [Number(year) + 1, 1, 1]);
  const [of, at] = [Number(year), Number(month)];
  if (at < 1 || at > 12) return undefined;
  if (day === undefined) return between([of, at, 1], at === 12 ? [of + 1, 1, 1] : [of, at + 1, 1]);
  const start = instantOf([of, at, Number(day)]);
  if (new Date(start).getUTCDate() !== Number(day)) return undefined;
  if (hour === undefined) return { start, end: start + dayLength };
  const clock = [Number(hour), Number(minute), Number(second ?? 0)] as const;
  if (clock[0] > 23 || clock[1] > 59 || clock[2] > 59) return undefined;
  const seconds = clock[0] * 3600 + clock[1] * 60 + clock[2];
  const exact = start + seconds * 1000 + Number(`0.${fraction ?? 0}`) * 1000 - offsetOf(zone);
  const length = second === undefined ? 60_000 : fraction === undefined ? 1000 : 10 ** (3 - fraction.length);
  return { start: exact, end: exact + length };
}

export const dayLength = 86_400_000;

type Day = readonly [year: number, month: number, day: number];

function between(first: Day, next: Day): Period {
  return { start: instantOf(first), end: instantOf(next) };
}

/** Finds the start of a day; years before 100 stay what they are. */
function instantOf([year, month, day]: Day): number {
  return new Date(0).setUTCFullYear(year, month - 1, day);
}

/** Reads the offset of a zone in milliseconds; a plus sign may have become a blank in an address. */
function offsetOf(zone: string | undefined): number {
  if (zone === undefined || zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** Reports whether the time of an element, as exact as it is written, answers a date query. */
export function matchesDate(element: Json | undefined, query: DateQuery): boolean {
  const found = typeof element === 'string' ? periodOf(element) : undefined;
  return found !== undefined && isIn(found, query);
}

function isIn(found: Period, { prefix, start, end }: DateQuery): boolean {
  const isWithin = found.start >= start && found.end <= end;
  switch (prefix) {
    case 'eq':
      return isWithin;
    case 'ne':
      return !isWithin;
    case 'lt':
      return found.start < start;
    case 'le':
      return found.start < start || isWithin;
    case 'gt':
      return found.end > end;
    case 'ge':
      return found.end > end || isWithin;
    case 'sa':
      return found.start >= end;
    case 'eb':
      return found.end <= start;
  }
}

/** Token of FHIR: a code, with its system or with the statement that it has none. */
export interface Token {
  /** Absent for any system; empty for none. */
  readonly system: string | undefined;
  /** Absent for any code of the system. */
  readonly code: string | undefined;
}

/** Reads the alternatives of a token parameter. */
export function readTokens(value: string): readonly Token[] {
  return split(value, ',').map((written) => {
    const [first = '', ...others] = split(written, '|', true);
    if (others.length === 0) return { system: undefined, code: unescaped(first) };
    const code = unescaped(others.join('|'));
    return { system: unescaped(first), code: code === '' ? undefined : code };
  });
}

/** Splits the alternatives of a parameter at commas, but not at escaped ones. */
export function alternatives(value: string): readonly string[] {
  return split(value, ',').map(unescaped);
}

/** Escapes a text, so that it is one alternative. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\,|$]/g, String.raw`\$&`);
}

function split(value: string, at: ',' | '|', keepsEmpty = false): readonly string[] {
  const parts = [''];
  for (const [piece] of value.matchAll(/\\.|./gs)) {
    if (piece === at) parts.push('');
    else parts[parts.length - 1] += piece;
  }
  return keepsEmpty ? parts : parts.filter((part) => part !== '');
}

function unescaped(text: string): string {
  return text.replaceAll(/\\([,|$\\])/g, '$1');
}

/** Reports whether an element has one of the tokens: a code, a coding, a concept or an identifier. */
export function matchesToken(element: Json | undefined, tokens: readonly Token[]): boolean {
  const codings = codingsOf(element);
  return tokens.some(({ system, code }) =>
    codings.some(
      (each) =>
        (code === undefined || each.code === code) &&
        (system === undefined || each.system === undefined || each.system === system),
    ),
  );
}

interface FoundCoding {
  /** Undefined for a code whose system FHIR fixes. */
  readonly system: string | undefined;
  readonly code: string;
}

function codingsOf(element: Json | undefined): readonly FoundCoding[] {
  if (typeof element === 'string' || typeof element === 'boolean')
    return [{ system: undefined, code: String(element) }];
  if (isJsonList(element)) return element.flatMap(codingsOf);
  if (!isJsonObject(element)) return [];
  const inner = jsonItems(element['coding']).filter(isJsonObject);
  return [...inner, element].flatMap(codingOf);
}

function codingOf({ system, code, value }: JsonObject): readonly FoundCoding[] {
  const found = typeof code === 'string' ? code : value;
  return typeof found === 'string' ? [{ system: typeof system === 'string' ? system : '', code: found }] : [];
}

/** Reports whether the name of a code, as it is read, begins with one of the texts. */
export function matchesCodeText(element: Json | undefined, value: string): boolean {
  if (isJsonList(element)) return element.some((each) => matchesCodeText(each, value));
  if (!isJsonObject(element)) return false;
  const { text, display } = element;
  const own = [text, display].some((each) => matchesText(each, { value }));
  return own || jsonItems(element['coding']).some((each) => matchesCodeText(each, value));
}

interface SoughtText {
  readonly value: string;
  /** Way to compare: the beginning without it. */
  readonly modifier?: string | undefined;
}

/** Reports whether a text, or a part of a name or address, is what is sought, whatever its case and accents. */
export function matchesText(element: Json | undefined, sought: SoughtText): boolean {
  if (isJsonList(element)) return element.some((each) => matchesText(each, sought));
  if (isJsonObject(element))
    return Object.entries(element).some(([name, each]) => name !== 'use' && matchesText(each, sought));
  if (typeof element !== 'string') return false;
  const { value, modifier } = sought;
  if (modifier === 'exact') return alternatives(value).includes(element);
  const text = folded(element);
  const texts = alternatives(value)
    .map(folded)
    .filter((each) => each !== '');
  // Looks at the beginning of each word, as the search of columns does.
  return texts.some((each) =>
    modifier === 'contains' ? text.includes(each) : ` ${text}`.includes(` ${each}`),
  );
}

/** Reduces a text to what searches compare: small letters and digits without accents, and single blanks. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
