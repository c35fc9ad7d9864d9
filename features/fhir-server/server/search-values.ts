import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { refuse } from './outcome.ts';

/** Range of days that a date of FHIR stands for, which may be a year or a month. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export type DatePrefix = 'eq' | 'ne' | 'lt' | 'le' | 'gt' | 'ge';

export interface DateQuery extends DayRange {
  readonly prefix: DatePrefix;
}

const written = /^(eq|ne|lt|le|gt|ge)?(\d{4})(?:-(\d{2})(?:-(\d{2})(?:T\S+)?)?)?$/;

/** Reads the value of a date parameter; refuses one that is no date. */
export function readDate(name: string, value: string): DateQuery {
  const [, prefix, year, month, day] = written.exec(value) ?? [];
  const range = year === undefined ? undefined : rangeOf(year, month, day);
  if (range === undefined)
    throw refuse(
      400,
      'value',
      'Write a day as 2026-01-31, a month or a year, with eq, ne, lt, le, gt or ge before it.',
      `http.${name}`,
    );
  return { ...range, prefix: isPrefix(prefix) ? prefix : 'eq' };
}

function isPrefix(text: string | undefined): text is DatePrefix {
  return text !== undefined && ['eq', 'ne', 'lt', 'le', 'gt', 'ge'].includes(text);
}

function rangeOf(year: string, month: string | undefined, day: string | undefined): DayRange | undefined {
  if (month === undefined) return { from: `${year}-01-01`, to: `${year}-12-31` };
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  if (day === undefined) return { from: `${year}-${month}-01`, to: `${year}-${month}-${last}` };
  return Number(day) < 1 || Number(day) > last
    ? undefined
    : { from: `${year}-${month}-${day}`, to: `${year}-${month}-${day}` };
}

/** Reports whether the time of an element, as exact as it is written, answers a date query. */
export function matchesDate(element: Json | undefined, { prefix, from, to }: DateQuery): boolean {
  const [, , year, month, day] = (typeof element === 'string' && written.exec(element)) || [];
  const found = year === undefined ? undefined : rangeOf(year, month, day);
  if (found === undefined) return false;
  switch (prefix) {
    case 'eq':
      return found.from >= from && found.to <= to;
    case 'ne':
      return found.from < from || found.to > to;
    case 'lt':
      return found.from < from;
    case 'le':
      return found.from <= to;
    case 'gt':
      return found.to > to;
    case 'ge':
      return found.to >= from;
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
  return alternatives(value).map((each) => {
    const bar = each.indexOf('|');
    if (bar < 0) return { system: undefined, code: each };
    const code = each.slice(bar + 1);
    return { system: each.slice(0, bar), code: code === '' ? undefined : code };
  });
}

/** Splits the alternatives of a parameter at commas, but not at escaped ones. */
export function alternatives(value: string): readonly string[] {
  return (value.match(/(?:\\.|[^,\\])+/gs) ?? []).map((each) => each.replaceAll(/\\([,|$\\])/g, '$1'));
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
  if (Array.isArray(element)) return element.flatMap(codingsOf);
  if (!isJsonObject(element)) return [];
  const inner = jsonItems(element['coding']).filter(isJsonObject);
  return [...inner, element].flatMap(codingOf);
}

function codingOf({ system, code, value }: JsonObject): readonly FoundCoding[] {
  const found = typeof code === 'string' ? code : value;
  return typeof found === 'string' ? [{ system: typeof system === 'string' ? system : '', code: found }] : [];
}

/** Reports whether a text begins with one of the alternatives, whatever their case. */
export function matchesText(element: Json | undefined, value: string): boolean {
  const text = typeof element === 'string' ? element.toLowerCase() : '';
  return text !== '' && alternatives(value).some((each) => text.startsWith(each.toLowerCase()));
}
