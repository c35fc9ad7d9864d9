import type { JsonObject } from '../../engine/core/json.ts';
import type { Queryable } from '../store/database.ts';
import { type Cell, cellsOf, cellsText } from './cells.ts';
import type { IndexPlan } from './plan.ts';

export interface Projected {
  readonly id: string;
  readonly organization: string | null;
  readonly document: JsonObject;
}

/**
 * Writes the row of a record into a projection, in the record's own transaction. Nothing is written when the row
 * of the stored version says the same: every index entry that is not written makes the save faster.
 */
export async function projectRecord(
  tx: Queryable,
  plan: IndexPlan,
  record: Projected,
  before?: Projected & { readonly isRemoved: boolean },
): Promise<void> {
  const stands = before !== undefined && !before.isRemoved && rowText(plan, before) === rowText(plan, record);
  if (!stands) await projectRecords(tx, plan, [record]);
}

function rowText(plan: IndexPlan, record: Projected): string {
  return JSON.stringify(rowOf(plan, record));
}

function rowOf(plan: IndexPlan, { id, organization, document }: Projected): readonly Cell[] {
  const own = Object.values(plan.columns).filter(({ column }) => column.of === undefined);
  return [['id', id], ['organization', organization], ...cellsOf(own, document)];
}

/** The same for some hundred records in one statement. */
export async function projectRecords(
  tx: Queryable,
  plan: IndexPlan,
  records: readonly Projected[],
): Promise<void> {
  if (records.length === 0) return;
  const rows = records.map((record) => rowOf(plan, record));
  const names = (rows[0] ?? []).map(([name]) => name);
  const kept = names.filter((name) => name !== 'id');
  await tx.query(
    `insert into ${plan.table} (${names.join(', ')})
     select ${names.join(', ')} from jsonb_populate_recordset(null::${plan.table}, $1::jsonb)
     on conflict (id) do update set ${kept.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [cellsText(rows)],
  );
}

export async function unprojectRecord(tx: Queryable, plan: IndexPlan, id: string): Promise<void> {
  await tx.query(`delete from ${plan.table} where id = $1`, [id]);
}
