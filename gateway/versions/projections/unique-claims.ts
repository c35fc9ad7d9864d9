import type { Product } from '../../../engine/core/product/product.ts';
import { uniqueKeysOf } from '../../../engine/core/product/unique-keys.ts';
import { sha256 } from '../../operation/sha256.ts';
import { claimAllUnique } from '../../records/unique.ts';
import type { Projected } from '../../search/table/project.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { kindsOf, type RecordKind } from '../../store/kinds/kinds.ts';
import { organizationColumn } from '../../store/kinds/organization-scope.ts';
import { lockForChanges } from '../../store/migrate.ts';

const batchSize = 500;

/** Recomputes the claims of unique values after a change of unique fields. Returns the affected record types. */
export function ensureUniqueClaims(database: Database, product: Product): Promise<readonly string[]> {
  return database.transaction(async (tx) => {
    await lockForChanges(tx);
    const { rows } = await tx.query<{ kind: string; hash: string }>('select kind, hash from unique_claims');
    const known = new Map(rows.map(({ kind, hash }) => [kind, hash]));
    const claimed: string[] = [];
    for (const kind of kindsOf(product).values()) {
      const hash = hashOf(kind);
      if (known.get(kind.name) === hash) continue;
      await claimAgain(tx, kind);
      await tx.query(
        `insert into unique_claims (kind, hash) values ($1, $2)
         on conflict (kind) do update set hash = excluded.hash`,
        [kind.name, hash],
      );
      claimed.push(kind.name);
    }
    return claimed;
  });
}

function hashOf({ type, traits }: RecordKind): string {
  const keys = uniqueKeysOf(traits).map(({ at, within }) => (within === undefined ? at : { at, within }));
  return sha256(JSON.stringify([type, keys]));
}

/** Claims the values again. Of two records that already share a value, the older one keeps the claim. */
async function claimAgain(tx: Queryable, kind: RecordKind): Promise<void> {
  await tx.query('delete from record_unique where type = $1', [kind.type]);
  if (kind.traits.unique === undefined) return;
  let after = '';
  for (;;) {
    const { rows } = await tx.query<Projected>(
      `select id, ${organizationColumn('record')} as organization, document from record
       where type = $1 and deleted_at is null and id > $2 order by id limit ${batchSize}`,
      [kind.type, after],
    );
    await claimAllUnique(tx, kind, rows);
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.id;
  }
}
