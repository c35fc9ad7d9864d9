import type { Queryable } from '../store/database.ts';
import { digitsOf, escapeLike, foldWords } from './fold.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';
import { sortKey } from './project.ts';
import type { SearchFilter, SearchRequest } from './request.ts';

export interface SearchAnswer {
  readonly total: number;
  readonly from: number;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
}

/** A condition and the values it uses; `use` yields the next `$n`. */
type Use = (value: unknown) => string;

const mostWords = 10;

/** Runs a search among the records of some organizations. Missing values come last, whichever way it sorts. */
export async function runSearch(
  database: Queryable,
  {
    plan,
    request,
    organizations,
  }: {
    readonly plan: IndexPlan;
    readonly request: SearchRequest;
    readonly organizations: readonly string[];
  },
): Promise<SearchAnswer> {
  const parameters: unknown[] = [];
  const where = conditionsOf(request, organizations, (value) => `$${parameters.push(value)}`);
  const count = async (condition: string) => countRows(database, plan, condition, parameters);
  const page = async (condition: string, from: number, limit: number) => {
    const { rows } = await database.query(
      `select id, ${hitColumns(plan)} from ${plan.table} where ${condition}
       order by ${orderOf(request)} limit ${limit} offset ${from}`,
      parameters,
    );
    return rows;
  };
  const total = await count(where);
  const hits = await pageWithMissingLast({ request, where, size: plan.index.pageSize, page, count });
  return { total, from: request.from, hits: hits.map((row) => hitOf(plan, row)) };
}

interface Paging {
  readonly request: SearchRequest;
  readonly where: string;
  readonly size: number;
  readonly page: (
    condition: string,
    from: number,
    limit: number,
  ) => Promise<readonly Record<string, unknown>[]>;
  readonly count: (condition: string) => Promise<number>;
}

/**
 * An index that is read backwards brings the missing values first. Sorting downwards therefore reads the rows
 * that have a value, and only where they end those that have none: both straight from the same index.
 */
async function pageWithMissingLast({ request, where, size, page, count }: Paging) {
  const first = request.sort[0];
  if (first === undefined || !first.descending) return page(where, request.from, size);
  const present = `${where} and ${first.column.key} is not null`;
  const rows = await page(present, request.from, size);
  if (rows.length === size) return rows;
  const before = await count(present);
  const missing = `${where} and ${first.column.key} is null`;
  return [...rows, ...(await page(missing, Math.max(0, request.from - before), size - rows.length))];
}

async function countRows(
  database: Queryable,
  plan: IndexPlan,
  condition: string,
  parameters: readonly unknown[],
) {
  const { rows } = await database.query<{ total: number }>(
    `select count(*)::int as total from ${plan.table} where ${condition}`,
    parameters,
  );
  return rows[0]?.total ?? 0;
}

function conditionsOf(request: SearchRequest, organizations: readonly string[], use: Use): string {
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
  return column.kind === 'name'
    ? foldWords(String(value))
        .map((word) => ` ${word}`)
        .join('')
    : String(value);
}

function orderOf(request: SearchRequest): string {
  const orders = request.sort.map(({ column, descending }) => {
    if (!descending) return `${column.key} nulls last`;
    // Of the first order's missing values there are none here, or nothing else.
    return column === request.sort[0]?.column ? `${column.key} desc` : `${column.key} desc nulls last`;
  });
  return [...orders, `id${request.sort[0]?.descending === true ? ' desc' : ''}`].join(', ');
}

function hitColumns(plan: IndexPlan): string {
  return plan.index.hit.map((name, n) => `${plan.columns[name]?.shown ?? 'null'} as h${n}`).join(', ');
}

function hitOf(plan: IndexPlan, row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const shown = plan.index.hit.flatMap((name, n) => (row[`h${n}`] === null ? [] : [[name, row[`h${n}`]]]));
  return { id: row['id'], ...Object.fromEntries(shown) };
}
