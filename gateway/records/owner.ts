import type { JsonObject } from '../../engine/core/json/json.ts';
import { ownerIdOf } from '../../engine/core/records/owner-id.ts';
import type { RecordKind } from '../kinds/kinds.ts';
import type { OrganizationScope } from '../kinds/organization-scope.ts';
import type { Queryable } from '../store/database.ts';
import { findRecord, type StoredRecord } from './read.ts';

/** The organization that owns a record directly; `null` where the record names none. */
export function organizationOf(kind: RecordKind, record: JsonObject): string | null {
  return ownerIdOf(kind.traits, record) ?? null;
}

/** The records that a record belongs to, nearest first, each with its kind. */
export type Owners = readonly { readonly kind: RecordKind; readonly record: StoredRecord }[];

export interface OwnersQuery {
  readonly kind: RecordKind;
  readonly subject: string | undefined;
  readonly reach: OrganizationScope;
  /** How the nearest owner is locked. */
  readonly lock?: 'change' | 'keep';
}

/**
 * Finds the owners of a record and keeps them from being removed or transferred until the end of the
 * transaction. `undefined` when the nearest is missing, removed or out of reach.
 */
export async function findOwners(
  tx: Queryable,
  { kind, subject, reach, lock = 'keep' }: OwnersQuery,
): Promise<Owners | undefined> {
  if (kind.parent === undefined) return [];
  if (subject === undefined) return undefined;
  const record = await findRecord(tx, { kind: kind.parent, id: subject, reach, lock });
  if (record === undefined || record.isRemoved) return undefined;
  const further = await findOwners(tx, { kind: kind.parent, subject: record.subject ?? undefined, reach });
  return further === undefined ? undefined : [{ kind: kind.parent, record }, ...further];
}
