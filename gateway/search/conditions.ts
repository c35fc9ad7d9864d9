import { digitsOf, escapeLike, foldName, foldTexts } from './fold.ts';
import type { ColumnFilter, RangeFilter, SearchFilter, SearchRequest, TextQuery } from './request/request.ts';
import { sortKey } from './table/cells.ts';
import { type ColumnPlan, markOf } from './table/plan.ts';

/** Function that adds a value to the statement's parameters and yields its `$n`. */
export type AddParameter = (value: unknown) => string;

const mostWords = 10;

/** Builds the conditions of the request, without the organization scope. */
export function conditionsOf(request: SearchRequest, use: AddParameter): readonly string[] {
  return [
    ...request.queries.flatMap((query) => queryConditions(query, use)),
    ...request.filters.flatMap((filter) =>
      filter.kind === 'missing' && request.filters.length > 1
        ? [markedCondition(filter.column, filter.isMissing)]
        : filterConditions(filter, use),
    ),
  ];
}

/**
 * Builds the condition for a missing value by the column's mark. Every index includes the marks, so that any index
 * can answer the condition.
 */
function markedCondition(column: ColumnPlan, isMissing: boolean): string {
  const { empty, column: described } = column;
  // Compares the value of a count, whose mark means 0 and not a missing value.
  if (empty === undefined || described.of?.take === 'count') return missingCondition(column, isMissing);
  return `${markOf(empty)} ${isMissing ? '<>' : '='} 0`;
}

function queryConditions(query: TextQuery, use: AddParameter): readonly string[] {
  const { column, text } = query;
  if (column.column.kind === 'name') return nameConditions(query, use);
  if (column.column.kind === 'digits') {
    return digitsConditions(column, digitsOf(text), use);
  }
  // Ignores case and diacritics in text that people typed, as in names.
  if (column.column.kind === 'text' && !column.isFew) return [`${column.key} = ${use(keyOf(column, text))}`];
  return [equality(column, text, use)];
}

/** Number of digits that is selective enough; more digits would only make the index scan more posting lists. */
const selectiveDigits = 5;

/** Number of digits from which a searched number may include a country code that the stored number lacks. */
const wholeNumber = 10;

/** Builds conditions on the last digits, since numbers often share their first digits. */
function digitsConditions({ key }: ColumnPlan, digits: string, use: AddParameter): readonly string[] {
  if (digits === '') return ['false'];
  const indexed = `${key} like ${use(`%${digits.slice(-selectiveDigits)}%`)}`;
  if (digits.length <= selectiveDigits) return [indexed];
  const typed = use(digits);
  const within = `strpos(${key}, ${typed}) > 0`;
  if (digits.length <= wholeNumber) return [indexed, within];
  const behindCode = `exists (select from unnest(string_to_array(${key}, ' ')) number
    where length(number) >= ${wholeNumber} and right(${typed}, length(number)) = number)`;
  return [indexed, `(${within} or ${behindCode})`];
}

/** Typed word of a name search. */
export interface SearchedText {
  readonly word: string;
  /**
   * True if the searched word must start a word of the name. Otherwise, with three letters or more, it may also be
   * inside a word.
   */
  readonly isStart: boolean;
  /** Replacement words, each matching the start of a word of the name. */
  readonly instead?: readonly string[] | undefined;
}

export function searchedTexts(text: string, instead?: TextQuery['instead']): readonly SearchedText[] {
  return foldTexts(text)
    .slice(0, mostWords)
    .map((word) => ({ word, isStart: [...word].length < 3, instead: instead?.get(word) }));
}

/** Builds the conditions of a name search: every word must match. */
function nameConditions({ column, text, instead: similar }: TextQuery, use: AddParameter): readonly string[] {
  const words = searchedTexts(text, similar);
  if (words.length === 0) return ['false'];
  const has = (start: string, word: string) => `${column.key} like ${use(`%${start}${escapeLike(word)}%`)}`;
  return words.map(({ word, isStart, instead }) =>
    instead === undefined
      ? has(isStart ? ' ' : '', word)
      : `(${instead.map((other) => has(' ', other)).join(' or ')})`,
  );
}

/** Builds one condition for a filter. */
export function filterCondition(filter: SearchFilter, use: AddParameter): string {
  const conditions = filterConditions(filter, use);
  return conditions.length === 0 ? 'true' : conditions.map((condition) => `(${condition})`).join(' and ');
}

/** Builds the conditions of one filter, all of which must hold. */
export function filterConditions(filter: SearchFilter, use: AddParameter): readonly string[] {
  if (filter.kind !== 'any') return columnConditions(filter, use);
  return [`(${filter.filters.map((one) => `(${filterCondition(one, use)})`).join(' or ')})`];
}

function columnConditions(filter: ColumnFilter, use: AddParameter): readonly string[] {
  const { column } = filter;
  if (filter.kind === 'missing') return [missingCondition(column, filter.isMissing)];
  if (filter.kind === 'term') return [equality(column, filter.value, use)];
  const bounds = [
    ...(filter.from === undefined ? [] : [`${column.key} >= ${use(keyOf(column, filter.from))}`]),
    ...(filter.above === undefined ? [] : [lowerBound(column, filter.above, use)]),
    ...(filter.to === undefined ? [] : [upperBound(column, filter.to, use)]),
    ...(filter.below === undefined ? [] : [`${column.key} < ${use(keyOf(column, filter.below))}`]),
  ];
  if (bounds.length === 0) return bounds;
  if (filter.orMissing === true) return orMissing(filter, bounds);
  // Excludes missing values from every range, however they are sorted.
  return column.lowest === undefined ? bounds : [...bounds, missingCondition(column, false)];
}

/**
 * Adds missing values to a range. Where missing values sort lowest and the range has no lower bound, one index scan
 * finds both.
 */
function orMissing({ column, from, above }: RangeFilter, bounds: readonly string[]): readonly string[] {
  if (column.lowest !== undefined && from === undefined && above === undefined) return bounds;
  return [`(${bounds.join(' and ')} or ${missingCondition(column, true)})`];
}

function missingCondition({ key, shown, lowest, isFew }: ColumnPlan, isMissing: boolean): string {
  if (isFew) return `${shown} is ${isMissing ? '' : 'not '}null`;
  if (lowest === undefined) return `${key} is ${isMissing ? '' : 'not '}null`;
  return `${key} ${isMissing ? '=' : '>'} ${lowest}`;
}

/**
 * Builds a condition for equality, which finds rows by the index on the key and then compares the displayed value.
 */
function equality(column: ColumnPlan, value: string | number, use: AddParameter): string {
  if (column.column.kind === 'date')
    return `${column.key} >= ${use(String(value))} and ${upperBound(column, value, use)}`;
  if (column.isFew)
    return `${column.shown} = ${use(column.column.kind === 'number' ? Number(value) : String(value))}`;
  const byKey = `${column.key} = ${use(keyOf(column, value))}`;
  return column.column.kind === 'text' ? `${byKey} and ${column.shown} = ${use(String(value))}` : byKey;
}

/** Suffix that sorts after every instant of a day: `2026-03-01T…` is within 2026-03-01. */
const endOfDay = '~';

function lowerBound(column: ColumnPlan, value: string | number, use: AddParameter): string {
  if (column.column.kind === 'date') return `${column.key} > ${use(`${value}${endOfDay}`)}`;
  return `${column.key} > ${use(keyOf(column, value))}`;
}

function upperBound(column: ColumnPlan, value: string | number, use: AddParameter): string {
  if (column.column.kind === 'date') return `${column.key} <= ${use(`${value}${endOfDay}`)}`;
  return `${column.key} <= ${use(keyOf(column, value))}`;
}

function keyOf({ column }: ColumnPlan, value: string | number): string | number {
  if (column.kind === 'number') return Number(value);
  if (column.kind === 'text') return sortKey(String(value));
  if (column.kind === 'digits') return digitsOf(String(value));
  return column.kind === 'name' ? foldName(String(value)) : String(value);
}
