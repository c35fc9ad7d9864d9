import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { digitsOf, foldName } from '../fold.ts';
import type { ColumnPlan } from './plan.ts';

/** Value of an SQL column, by its quoted name. */
export type SqlCell = readonly [column: string, value: string | number | null];

/** Formats rows for `jsonb_to_recordset`, as a single parameter however many rows and columns there are. */
export function cellsText(rows: readonly (readonly SqlCell[])[]): string {
  return `[${rows.map(rowText).join(', ')}]`;
}

/** Formats one row as JSON, for `cellsText`. */
export function rowText(row: readonly SqlCell[]): string {
  const bare = (name: string) => name.replace(/^"(.*)"$/, '$1');
  // Replaces infinity, the key of a missing number, since JSON has no infinity.
  const plain = (value: SqlCell[1]) =>
    typeof value === 'number' && !Number.isFinite(value) ? `${value}` : value;
  return JSON.stringify(Object.fromEntries(row.map(([name, value]) => [bare(name), plain(value)] as const)));
}

/** Computes the cells of some columns from a document. */
export function cellsOf(
  columns: readonly ColumnPlan[],
  document: JsonObject | undefined,
): readonly SqlCell[] {
  return columns.flatMap((column) => {
    const texts = document === undefined ? [] : textsAt(column.column.from, document);
    return cellsWith(column, shownValue(column, texts), texts);
  });
}

/** Builds the cells of a column with a known value. */
export function cellsWith(
  column: ColumnPlan,
  shown: string | number | null,
  texts: readonly string[] = [],
): readonly SqlCell[] {
  const own: SqlCell = [column.shown, shown];
  return column.isFolded ? [own, [column.key, keyValue(column, shown, texts)]] : [own];
}

/**
 * Computes the shown value: joins the texts of several sources, but shows the first number only, although all
 * numbers can be searched. Shows an instant as its day in UTC; the sort key keeps the instant.
 */
function shownValue({ column }: ColumnPlan, texts: readonly string[]): string | number | null {
  if (texts.length === 0) return null;
  if (column.kind === 'number') return numberOf(texts[0]);
  if (column.kind === 'date') return texts.join(' ').slice(0, 'YYYY-MM-DD'.length);
  return column.kind === 'digits' ? (texts[0] ?? null) : texts.join(' ');
}

function keyValue({ column, lowest }: ColumnPlan, shown: string | number | null, texts: readonly string[]) {
  if (shown === null) return lowest === undefined ? null : lowestKey(column.kind);
  if (column.kind === 'number') return shown;
  if (column.kind === 'date') return texts.join(' ');
  if (column.kind === 'digits') return texts.map(digitsOf).join(' ');
  return column.kind === 'name' ? foldName(String(shown)) : sortKey(String(shown));
}

function lowestKey(kind: ColumnPlan['column']['kind']): string | number {
  return kind === 'number' ? '-Infinity' : '';
}

/**
 * Builds a sort key, which puts "de Souza" before "Zimmer", and "Ångström" beside "Angelo". A text without letters
 * and digits is only lowercased.
 */
export function sortKey(text: string): string {
  const folded = foldName(text).trim();
  return folded === '' ? text.toLowerCase() : folded;
}

function textsAt(pointers: readonly string[], document: JsonObject): readonly string[] {
  return pointers.flatMap((pointer) => {
    const value = getAt(document, pointer);
    if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
    return typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [];
  });
}

function numberOf(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
