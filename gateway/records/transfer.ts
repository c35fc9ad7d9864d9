import { moveCounted } from '../search/reports/report-rows.ts';
import { planOf } from '../search/table/plan.ts';
import { moveRows as moveSearchRows } from '../search/table/rows.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { nobody } from '../store/kinds/organization-scope.ts';
import { followedChanges } from './write-statements.ts';

export interface Transfer {
  readonly kind: RecordKind;
  readonly ids: readonly string[];
  /** Former organization; `null` for records that belong to none. */
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Transfers records and their owned records by deleting and inserting rows: a distributed PostgreSQL has each
 * organization on one server and cannot move a row. Versions and audit entries stay with the former organization.
 */
export async function moveRecords(tx: Queryable, transfer: Transfer): Promise<void> {
  await moveRows(tx, transfer, 'id');
  await moveProjections(tx, transfer);
  await moveBelonging(tx, transfer);
}

async function moveBelonging(tx: Queryable, { kind, ids, from, to }: Transfer): Promise<void> {
  for (const child of kind.children) {
    const moved = await moveRows(tx, { kind: child, ids, from, to }, 'subject');
    if (moved.length === 0) continue;
    const belonging = { kind: child, ids: moved, from, to };
    await moveClaims(tx, belonging);
    await moveProjections(tx, belonging);
    await moveBelonging(tx, belonging);
  }
}

/** Moves the rows and yields the ids of their records. */
async function moveRows(
  tx: Queryable,
  { kind, ids, from, to }: Transfer,
  by: 'id' | 'subject',
): Promise<readonly string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `with gone as (
       delete from record where organization = $1 and type = $2 and ${by} = any($3::text[]) returning *),
     moved as (
       insert into record (type, id, organization, subject, rev, document, created_at, updated_at, deleted_at)
       select type, id, $4, subject, rev, document, created_at, updated_at, deleted_at from gone
       returning type, id, subject),
     ${followedChanges('moved')}
     select id from moved`,
    [from ?? nobody, kind.type, ids, to ?? nobody],
  );
  return rows.map(({ id }) => id);
}

/** Claims unique values in the new organization. Of two records that share one, the first keeps it. */
async function moveClaims(tx: Queryable, { kind, ids, from, to }: Transfer): Promise<void> {
  if (kind.traits.unique === undefined) return;
  await tx.query(
    `with gone as (
       delete from record_unique where organization = $1 and type = $2 and id = any($3::text[]) returning *)
     insert into record_unique (type, place, organization, value, id)
     select type, place, $4, value, id from gone on conflict do nothing`,
    [from ?? nobody, kind.type, ids, to ?? nobody],
  );
}

async function moveProjections(tx: Queryable, { kind, ids, from, to }: Transfer): Promise<void> {
  for (const index of kind.indexes) await moveSearchRows(tx, planOf(index), { ids, from, to });
  for (const report of kind.reports) await moveCounted(tx, report, { kind, ids, from, to });
}
