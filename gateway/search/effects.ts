import type { Queryable } from '../store/database.ts';
import { filterCondition } from './conditions.ts';
import type { AnyFilter, SearchFilter } from './request/request.ts';
import type { IndexPlan } from './table/plan.ts';

export interface EffectsQuery {
  readonly plan: IndexPlan;
  readonly filters: readonly SearchFilter[];
  readonly organizations: readonly string[];
}

/**
 * Counts the rows that each filter removes, namely those that meet all other filters. Reads every row once,
 * however many filters there are.
 */
export async function effectsOf(
  database: Queryable,
  { plan, filters, organizations }: EffectsQuery,
): Promise<readonly number[]> {
  if (filters.length === 0) return [];
  const values: unknown[] = [organizations];
  const use = (value: unknown) => `$${values.push(value)}`;
  const fails = filters.map((filter) => `case when ${filterCondition(filter, use)} then 0 else 1 end`);
  const columns = fails.map((fail, n) => `${fail} as f${n}`).join(', ');
  const failed = fails.map((_, n) => `f${n}`).join(' + ');
  const which = fails.map((_, n) => `${n} * f${n}`).join(' + ');
  const { rows } = await database.query<{ which: number; removed: number }>(
    `select ${which} as which, count(*)::int as removed
     from (select ${columns} from ${plan.table} where organization = any($1::text[])) judged
     where ${failed} = 1 group by 1`,
    values,
  );
  const removed = new Map(rows.map((row) => [row.which, row.removed]));
  return filters.map((_, n) => removed.get(n) ?? 0);
}

/**
 * Counts the rows that each alternative of a filter adds, namely those that meet no other alternative and all
 * other filters.
 */
export async function additionsOf(
  database: Queryable,
  { plan, filters, organizations }: EffectsQuery,
  { filters: alternatives }: AnyFilter,
): Promise<readonly number[]> {
  const values: unknown[] = [organizations];
  const use = (value: unknown) => `$${values.push(value)}`;
  const met = alternatives.map((alternative) => `((${filterCondition(alternative, use)}) is true)::int`);
  const columns = met.map((one, n) => `${one} as a${n}`).join(', ');
  const where = filters.map((filter) => `(${filterCondition(filter, use)})`);
  const sum = met.map((_, n) => `a${n}`).join(' + ');
  const counts = met.map((_, n) => `count(*) filter (where a${n} = 1)::int as n${n}`).join(', ');
  const { rows } = await database.query<Readonly<Record<string, number>>>(
    `select ${counts} from (select ${columns} from ${plan.table}
     where ${['organization = any($1::text[])', ...where].join(' and ')}) judged
     where ${sum} = 1`,
    values,
  );
  return met.map((_, n) => rows[0]?.[`n${n}`] ?? 0);
}
