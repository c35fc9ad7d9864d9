import type { Queryable } from '../store/database.ts';
import type { GrantedRecord } from '../store/kinds/organization-scope.ts';

export interface AccessGrant extends GrantedRecord {
  /** `_id` of the user. */
  readonly author: string;
}

/** Lets a user read a record of any organization until a point in time. */
export async function grantAccess(
  tx: Queryable,
  { author, type, id }: AccessGrant,
  until: Date,
): Promise<void> {
  await tx.query(
    `insert into opening (author, type, id, expires_at) values ($1, $2, $3, $4)
     on conflict (author, type, id) do update set expires_at = excluded.expires_at`,
    [author, type, id, until],
  );
}

export async function revokeAccess(tx: Queryable, { author, type, id }: AccessGrant): Promise<void> {
  await tx.query('delete from opening where author = $1 and type = $2 and id = $3', [author, type, id]);
}
