import type { RecordKind } from '../kinds/kinds.ts';
import { moveCounted } from '../reports/report-rows.ts';
import { planOf } from '../search/table/plan.ts';
import type { Queryable } from '../store/database.ts';

export interface Transfer {
  readonly kind: RecordKind;
  readonly ids: readonly string[];
  readonly organization: string | null;
}

/**
 * Carries a new owner organization down to the records beneath. Who may read them follows from their owner at
 * every call anyway; the column is what searches go by, and where a distributed PostgreSQL places the row.
 */
export async function moveDescendants(tx: Queryable, { kind, ids, organization }: Transfer): Promise<void> {
  for (const child of kind.children) {
    const { rows } = await tx.query<{ id: string }>(
      'update record set organization = $1 where type = $2 and subject = any($3::text[]) returning id',
      [organization, child.type, ids],
    );
    const moved = rows.map(({ id }) => id);
    if (moved.length === 0) continue;
    await moveClaims(tx, { kind: child, ids: moved, organization });
    await moveProjections(tx, { kind: child, ids: moved, organization });
    await moveDescendants(tx, { kind: child, ids: moved, organization });
  }
}

/** Unique values are claimed in the new organization. Of two records that share one, the first keeps it. */
async function moveClaims(tx: Queryable, { kind, ids, organization }: Transfer): Promise<void> {
  if (kind.traits.unique === undefined) return;
  await tx.query(
    `with released as (delete from record_unique where type = $1 and id = any($2::text[]) returning *)
     insert into record_unique (type, place, organization, value, id)
     select type, place, $3, value, id from released on conflict do nothing`,
    [kind.type, ids, organization ?? ''],
  );
}

async function moveProjections(tx: Queryable, { kind, ids, organization }: Transfer): Promise<void> {
  for (const index of kind.indexes) {
    const { table } = planOf(index);
    await tx.query(`update ${table} set organization = $1 where id = any($2::text[])`, [organization, ids]);
  }
  for (const report of kind.reports) await moveCounted(tx, report, { kind, ids, organization });
}
