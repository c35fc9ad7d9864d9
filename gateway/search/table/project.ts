import { jsonEqual } from '../../../engine/core/json/equal.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import { prepared, type Queryable } from '../../store/database.ts';
import { type Cell, cellsOf, cellsText } from './cells.ts';
import type { ColumnPlan, IndexPlan } from './plan.ts';

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
  if (before !== undefined && !before.isRemoved && isShownAlike(plan, before, record)) return;
  await projectRecords(tx, plan, [record]);
}

/** The same for many records, each of them once. */
export async function projectRecords(
  tx: Queryable,
  plan: IndexPlan,
  records: readonly Projected[],
): Promise<void> {
  const rows = records.map((record) => ownCells(plan, record));
  const names = (rows[0] ?? []).map(([name]) => name);
  const kept = names.filter((name) => name !== 'id');
  await tx.query(
    prepared(`insert into ${plan.table} (${names.join(', ')})
     select ${names.join(', ')} from jsonb_populate_recordset(null::${plan.table}, $1::jsonb)
     on conflict (id) do update set ${kept.map((name) => `${name} = excluded.${name}`).join(', ')}`),
    [cellsText(rows)],
  );
}

/** Whether all that a row takes from its own record is the same in both versions. */
function isShownAlike(plan: IndexPlan, before: Projected, record: Projected): boolean {
  return (
    before.organization === record.organization &&
    ownColumns(plan).every(({ column }) =>
      column.from.every((place) => jsonEqual(getAt(before.document, place), getAt(record.document, place))),
    )
  );
}

/** What a row takes from its own record. */
export function ownCells(plan: IndexPlan, { id, organization, document }: Projected): readonly Cell[] {
  return [['id', id], ['organization', organization], ...cellsOf(ownColumns(plan), document)];
}

function ownColumns({ columns }: IndexPlan): readonly ColumnPlan[] {
  return Object.values(columns).filter(({ column }) => column.of === undefined);
}

export async function unprojectRecord(tx: Queryable, plan: IndexPlan, id: string): Promise<void> {
  await tx.query(`delete from ${plan.table} where id = $1`, [id]);
}
