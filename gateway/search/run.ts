import type { Queryable } from '../store/database.ts';
import { conditionsOf } from './conditions.ts';
import type { IndexPlan } from './plan.ts';
import type { SearchRequest } from './request.ts';

export interface SearchAnswer {
  readonly total: number;
  readonly from: number;
  readonly hits: readonly Readonly<Record<string, unknown>>[];
}

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
