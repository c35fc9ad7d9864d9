import { digitsOf, escapeLike, foldName, foldWords } from './fold.ts';
import type { ColumnPlan } from './plan.ts';
import { sortKey } from './project.ts';
import type { SearchFilter, SearchRequest } from './request.ts';

/** Takes a value as a parameter of the statement, and yields its `$n`. */
export type Use = (value: unknown) => string;

const mostWords = 10;

/** The condition of a search: within the organizations, and everything that was asked for. */
export function conditionsOf(request: SearchRequest, organizations: readonly string[], use: Use): string {
  return [
    `organization = any(${use(organizations)}::text[])`,
    ...request.queries.flatMap(({ column, text }) => queryConditions(column, text, use)),
    ...request.filters.map((filter) => filterCondition(filter, use)),
  ].join(' and ');
}

function queryConditions(column: ColumnPlan, text: string, use: Use): readonly string[] {
  if (column.column.kind === 'name') return nameConditions(column, text, use);
  if (column.column.kind === 'digits') {
    const digits = digitsOf(text);
    return [digits === '' ? 'false' : `${column.key} like ${use(`%${digits}%`)}`];
  }
  return [equality(column, text, use)];
}

/** Each word must start a word of the name; from three letters on, it may also stand inside one. */
function nameConditions(column: ColumnPlan, text: string, use: Use): readonly string[] {
  const words = foldWords(text).slice(0, mostWords);
  if (words.length === 0) return ['false'];
  return words.map((word) => {
    const isShort = [...word].length < 3;
    return `${column.key} like ${use(`%${isShort ? ' ' : ''}${escapeLike(word)}%`)}`;
  });
}

function filterCondition(filter: SearchFilter, use: Use): string {
  const { column } = filter;
  if (filter.kind === 'missing') return `${column.key} is ${filter.isMissing ? '' : 'not '}null`;
  if (filter.kind === 'term') return equality(column, filter.value, use);
  const bounds = [
    ...(filter.from === undefined ? [] : [`${column.key} >= ${use(keyOf(column, filter.from))}`]),
    ...(filter.to === undefined ? [] : [`${column.key} <= ${use(keyOf(column, filter.to))}`]),
  ];
  return bounds.length === 0 ? 'true' : bounds.join(' and ');
}

/** Found through the index on the key, then compared as it is. */
function equality(column: ColumnPlan, value: string | number, use: Use): string {
  const byKey = `${column.key} = ${use(keyOf(column, value))}`;
  return column.column.kind === 'text' ? `${byKey} and ${column.shown} = ${use(String(value))}` : byKey;
}

function keyOf({ column }: ColumnPlan, value: string | number): string | number {
  if (column.kind === 'number') return Number(value);
  if (column.kind === 'text') return sortKey(String(value));
  if (column.kind === 'digits') return digitsOf(String(value));
  return column.kind === 'name' ? foldName(String(value)) : String(value);
}
