import type { Queryable } from '../store/database.ts';
import { filterConditions } from './conditions.ts';
import type { IndexPlan } from './plan.ts';
import type { SearchFilter } from './request.ts';

export interface EffectsQuery {
  readonly plan: IndexPlan;
  readonly filters: readonly SearchFilter[];
  readonly organizations: readonly string[];
}

/**
 * How many rows each filter removes: those that meet all of the others and not this one. Every row is looked at
 * once, however many filters there are.
 */
export async function effectsOf(
  database: Queryable,
  { plan, filters, organizations }: EffectsQuery,
): Promise<readonly number[]> {
  if (filters.length === 0) return [];
  const values: unknown[] = [organizations];
  const use = (value: unknown) => `$${values.push(value)}`;
  const fails = filters.map((filter) => {
    const conditions = filterConditions(filter, use).map((condition) => `(${condition})`);
    return `case when ${conditions.length === 0 ? 'true' : conditions.join(' and ')} then 0 else 1 end`;
  });
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
