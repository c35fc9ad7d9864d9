import type { Queryable } from '../store/database.ts';

/** Days after the last view until an unpublished version is dropped; a later review stores it again. */
export const proposalDays = 30;

/** Versions to be dropped: those of a change, or those last viewed before an instant. */
export type Outdated = { readonly change: string } | { readonly before: Date };

/**
 * Drops outdated versions that were stored for a change and never published, with the texts that only they have.
 * Resolves to their number. Needs a transaction, so that no version stored meanwhile relies on such a text.
 */
export async function dropProposals(tx: Queryable, outdated: Outdated): Promise<number> {
  const [change, before] = 'change' in outdated ? [outdated.change, null] : [null, outdated.before];
  await tx.query('lock table schema_text in share row exclusive mode');
  const { rows } = await tx.query<{ dropped: number }>(
    `with gone as (
       delete from schema_version
       where change_id is not null and hash not in (select hash from schema_publication)
         and (change_id = $1::uuid or coalesce(prepared_at, created_at) < $2::timestamptz)
       returning hash, files
     ),
     texts as (
       delete from schema_text
       where sha in (select value from gone, jsonb_each_text(gone.files))
         and sha not in (
           select value from schema_version as kept, jsonb_each_text(kept.files)
           where kept.hash not in (select hash from gone)
         )
     )
     select count(*)::int as dropped from gone`,
    [change, before],
  );
  return rows[0]?.dropped ?? 0;
}
