import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Queryable } from '../store/database.ts';
import { organizationColumn } from '../store/kinds/organization-scope.ts';

export interface LockedRecord {
  readonly id: string;
  readonly organization: string | null;
  readonly subject: string | null;
  readonly rev: number;
  /** Document as written. */
  readonly document: JsonObject;
  readonly isRemoved: boolean;
}

/**
 * Purpose of a lock until the end of the transaction. `change`: to change the record; `keep`: to protect it from
 * removal and transfer.
 */
type Lock = 'change' | 'keep';

const clauses: Readonly<Record<Lock, string>> = { change: 'for no key update', keep: 'for share' };

/**
 * Locks and reads the records of a type with these ids, including tombstones, one organization at a time, since a
 * distributed PostgreSQL cannot lock rows of several organizations in one statement.
 */
export async function lockRecords(
  tx: Queryable,
  type: string,
  ids: readonly string[],
  lock: Lock = 'change',
): Promise<readonly LockedRecord[]> {
  const { rows: organizations } = await tx.query<{ organization: string }>(
    'select distinct organization from record where type = $1 and id = any($2::text[]) order by organization',
    [type, ids],
  );
  const locked: LockedRecord[] = [];
  for (const { organization } of organizations) {
    const { rows } = await tx.query<LockedRecord>(
      `select id, ${organizationColumn('record')} as organization, subject, rev, document,
         deleted_at is not null as "isRemoved"
       from record where organization = $1 and type = $2 and id = any($3::text[]) order by id ${clauses[lock]}`,
      [organization, type, ids],
    );
    locked.push(...rows);
  }
  return locked;
}
