import type { JsonObject } from '../../engine/core/json/json.ts';
import { ownerIdOf } from '../../engine/core/records/owner-id.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import type { Queryable } from '../store/database.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import type { OrganizationScope } from '../store/kinds/organization-scope.ts';
import { lockRecords } from './lock-records.ts';
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
  /** Lock on the nearest owner. */
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

/** Owners of many records, by the id of the nearest, whose kind is given: each locked to be kept. Those that are missing are left out. */
export async function ownersById(
  tx: Queryable,
  kind: RecordKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Owners>> {
  const { parent, entity } = kind;
  const nearest = (await lockRecords(tx, kind.type, ids, 'keep')).filter(({ isRemoved }) => !isRemoved);
  const subjects = [...new Set(nearest.flatMap(({ subject }) => subject ?? []))];
  const further = parent === undefined ? undefined : await ownersById(tx, parent, subjects);
  return new Map(
    nearest.flatMap((row) => {
      const above = parent === undefined ? [] : further?.get(row.subject ?? '');
      if (above === undefined) return [];
      const record = { ...row, document: inPresentShape(entity, row.document) };
      return [[row.id, [{ kind, record }, ...above]] as const];
    }),
  );
}
