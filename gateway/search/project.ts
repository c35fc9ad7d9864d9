import type { JsonObject } from '../../engine/core/json.ts';
import type { Queryable } from '../store/database.ts';
import { type Cell, cellsOf } from './cells.ts';
import type { IndexPlan } from './plan.ts';

export interface Projected {
  readonly id: string;
  readonly organization: string | null;
  readonly document: JsonObject;
}

/** Writes the row of a record into a projection, in the record's own transaction. */
export function projectRecord(tx: Queryable, plan: IndexPlan, record: Projected): Promise<void> {
  return projectRecords(tx, plan, [record]);
}

/**
 * The same for some hundred records in one statement. A row that says the same as before is left alone: every
 * index entry that is not written makes the save faster.
 */
export async function projectRecords(
  tx: Queryable,
  plan: IndexPlan,
  records: readonly Projected[],
): Promise<void> {
  if (records.length === 0) return;
  const own = Object.values(plan.columns).filter(({ column }) => column.of === undefined);
  const rows = records.map(({ id, organization, document }): readonly Cell[] => [
    ['id', id],
    ['organization', organization],
    ...cellsOf(own, document),
  ]);
  const names = (rows[0] ?? []).map(([name]) => name);
  const kept = names.filter((name) => name !== 'id');
  const values: unknown[] = [];
  const tuples = rows.map((row) => `(${row.map(([, value]) => `$${values.push(value)}`).join(', ')})`);
  await tx.query(
    `insert into ${plan.table} as stored (${names.join(', ')}) values ${tuples.join(', ')}
     on conflict (id) do update set ${kept.map((name) => `${name} = excluded.${name}`).join(', ')}
     where (${kept.map((name) => `stored.${name}`).join(', ')})
       is distinct from (${kept.map((name) => `excluded.${name}`).join(', ')})`,
    values,
  );
}

export async function unprojectRecord(tx: Queryable, plan: IndexPlan, id: string): Promise<void> {
  await tx.query(`delete from ${plan.table} where id = $1`, [id]);
}
