import { CsvReader, type CsvRecord } from '../../../../engine/core/intake/csv-reader.ts';
import { type Json, type JsonObject, jsonItems, jsonObject } from '../../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import { plainCell } from '../plain-cell.ts';

/** Limit on the rows of one paste. */
export const mostPastedRows = 20_000;

export interface PasteProblem {
  /** Line of the pasted text, counted from 1. */
  readonly line: number;
  readonly message: string;
}

export interface PastedCodes {
  readonly entries: readonly JsonObject[];
  readonly problems: readonly PasteProblem[];
}

type Columns = JsonObject;

/**
 * Reads entries pasted from a spreadsheet (tabs) or CSV. A first line with `code` names the columns; without
 * it, the columns are code, display and the set's own columns in order.
 */
export function pastedCodes(text: string, columns: Columns): PastedCodes {
  const records = recordsOf(text);
  const [first] = records;
  const isNamed = first?.fields.some((name) => name.trim().toLowerCase() === 'code') === true;
  const names = isNamed
    ? first.fields.map((name) => nameOf(name, columns))
    : ['code', 'display', ...Object.keys(columns)];
  const rows = isNamed ? records.slice(1) : records;
  if (rows.length > mostPastedRows)
    return problem(1, `These are ${rows.length} rows; at most ${mostPastedRows} fit. Paste them in parts.`);
  const unknown = names.indexOf(undefined);
  if (unknown >= 0)
    return problem(
      1,
      `The value set has no column "${first?.fields[unknown] ?? ''}". Remove it, or declare it under "columns" first.`,
    );
  return entriesOf(
    rows,
    names.filter((name) => name !== undefined),
    columns,
  );
}

function problem(line: number, message: string): PastedCodes {
  return { entries: [], problems: [{ line, message }] };
}

function recordsOf(text: string): readonly CsvRecord[] {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(/\r(?!\n)/g, '\n');
  const reader = new CsvReader(clean.slice(0, lineEnd(clean)).includes('\t') ? '\t' : ',');
  const records = [...reader.push(clean), ...reader.finish()];
  return records.filter(
    ({ fields, problem: wrong }) => wrong !== undefined || fields.some((each) => each.trim() !== ''),
  );
}

function lineEnd(text: string): number {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
}

function nameOf(heading: string, columns: Columns): string | undefined {
  const name = heading.trim().toLowerCase();
  return ['code', 'display', 'deprecated', ...Object.keys(columns)].find(
    (each) => each.toLowerCase() === name,
  );
}

function entriesOf(rows: readonly CsvRecord[], names: readonly string[], columns: Columns): PastedCodes {
  const lines = new Map<string, number>();
  const problems: PasteProblem[] = [];
  const entries = rows.map((row): JsonObject => {
    const report = (message: string) => problems.push({ line: row.line, message });
    if (row.problem !== undefined) report(row.problem);
    if (row.fields.length > names.length)
      report(`The row has ${row.fields.length} cells; there are ${names.length} columns.`);
    const entry = entryOf(row, names, columns, report);
    const { code: written, display } = entry;
    const code = stringOrUndefined(written) ?? '';
    const before = lines.get(code);
    if (code === '') report('The code is missing.');
    else if (before !== undefined) report(`The code "${code}" stands in line ${before} already.`);
    if (stringOrUndefined(display) === undefined) report('The display is missing: what do people read?');
    lines.set(code, row.line);
    return entry;
  });
  return { entries, problems };
}

function entryOf(
  { fields }: CsvRecord,
  names: readonly string[],
  columns: Columns,
  report: (message: string) => void,
): JsonObject {
  const cells = names.flatMap((name, index): readonly (readonly [string, Json])[] => {
    const text = plainCell(fields[index] ?? '');
    if (text === '') return [];
    const value = cellValue(text, name, columns);
    if (value === undefined) report(`"${text}" is no ${typeIn(columns, name)} for "${name}".`);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(cells);
}

function typeIn(columns: Columns, name: string): string {
  if (name === 'deprecated') return 'boolean';
  return stringOrUndefined(jsonObject(columns[name])['type']) ?? 'string';
}

const flags: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

function cellValue(text: string, name: string, columns: Columns): Json | undefined {
  switch (typeIn(columns, name)) {
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'boolean':
      return flags[text.toLowerCase()];
    case 'list':
      return text
        .split(';')
        .map((each) => each.trim())
        .filter((each) => each !== '');
    case 'limits':
      return undefined;
    default:
      return text;
  }
}

function codeIn({ code }: JsonObject): Json | undefined {
  return code;
}

export interface MergedCodes {
  readonly codes: readonly Json[];
  readonly added: number;
  readonly changed: number;
}

/** Merges pasted cells into the entries of a value set: known codes are updated, new ones appended, none removed. */
export function withPasted(codes: Json | undefined, pasted: readonly JsonObject[]): MergedCodes {
  const wanted = new Map(pasted.map((entry) => [codeIn(entry), entry] as const));
  let changed = 0;
  const kept = jsonItems(codes).map((entry): Json => {
    const code = codeIn(jsonObject(entry));
    const own = wanted.get(code);
    wanted.delete(code);
    if (own === undefined) return entry;
    const next = tidied({ ...jsonObject(entry), ...own });
    if (
      !Object.keys(own).every(
        (name) => JSON.stringify(next[name]) === JSON.stringify(jsonObject(entry)[name]),
      )
    )
      changed += 1;
    return next;
  });
  const added = [...wanted.values()].map(tidied);
  return { codes: [...kept, ...added], added: added.length, changed };
}

/** Drops `deprecated` unless true. */
function tidied(entry: JsonObject): JsonObject {
  const { deprecated, ...rest } = entry;
  return deprecated === true ? { ...rest, deprecated } : rest;
}
