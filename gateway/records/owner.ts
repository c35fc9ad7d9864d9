import type { JsonObject } from '../../engine/core/json/json.ts';
import { ownerIdOf } from '../../engine/core/records/owner-id.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { invalid, notFound } from '../operation/errors.ts';
import type { Queryable } from '../store/database.ts';
import { eventsRaisedBy, type RecordKind } from '../store/kinds/kinds.ts';
import type { OrganizationScope } from '../store/kinds/organization-scope.ts';
import type { Call } from './context/call.ts';
import { lockRecords } from './lock-records.ts';
import { required } from './meta.ts';
import { findRecord, type StoredRecord } from './read.ts';

/** Finds the organization that owns a record directly; `null` where the record names none. */
export function organizationOf(kind: RecordKind, record: JsonObject): string | null {
  return ownerIdOf(kind.traits, record) ?? null;
}

/** Owners of a record, nearest first, each with its kind. */
export type Owners = readonly { readonly kind: RecordKind; readonly record: StoredRecord }[];

export interface OwnersQuery {
  readonly kind: RecordKind;
  readonly subject: string | undefined;
  readonly scope: OrganizationScope;
  /** Lock on the nearest owner. */
  readonly lock?: 'change' | 'keep';
}

/**
 * Finds the owners of a record and protects them from removal and transfer until the transaction ends. `undefined` when
 * the nearest is missing, removed or out of scope.
 */
export async function findOwners(
  tx: Queryable,
  { kind, subject, scope, lock = 'keep' }: OwnersQuery,
): Promise<Owners | undefined> {
  if (kind.parent === undefined) return [];
  if (subject === undefined) return undefined;
  const record = await findRecord(tx, { kind: kind.parent, id: subject, scope, lock });
  if (record === undefined || record.isRemoved) return undefined;
  const further = await findOwners(tx, { kind: kind.parent, subject: record.subject ?? undefined, scope });
  return further === undefined ? undefined : [{ kind: kind.parent, record }, ...further];
}

/**
 * Finds and protects the owners of many records, by the ids of the nearest owners, whose kind is given. Leaves out
 * missing owners.
 */
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

/** Reads the subject that the client names for a new record. Throws 422 when it is missing. */
export function subjectOf(kind: RecordKind, sent: JsonObject): string | undefined {
  if (kind.parent === undefined) return undefined;
  const { subject } = sent;
  if (typeof subject === 'string' && subject !== '') return subject;
  throw invalid([required('/subject')]);
}

/** Finds the owners of a new record. Throws 404 for a subject out of scope, as if it did not exist. */
export async function ownersInScope(
  { product, database, user }: Call,
  kind: RecordKind,
  subject: string | undefined,
): Promise<Owners> {
  // Locks the owner for a change if the save raises events on it, so that two saves neither deadlock nor count the
  // same siblings.
  const lock = eventsRaisedBy(product, kind.name).length > 0 ? 'change' : 'keep';
  const owners = await findOwners(database, { kind, subject, scope: user, lock });
  if (owners === undefined) throw notFound();
  return owners;
}

interface OwnedContent {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly owners: Owners;
}

/** Finds the organization of a record: its own, or that of its owner. */
export function organizationOfRecord({ kind, id, content, owners }: OwnedContent): string | null {
  if (kind.parent !== undefined) return owners[0]?.record.organization ?? null;
  return organizationOf(kind, { ...content, _id: id });
}

/**
 * Reports a transfer to an organization of which the user is no member; the record's present organization was
 * checked before.
 */
export function transferProblems({ user }: Call, kind: RecordKind, organization: string | null) {
  const path = kind.traits.organizationAt;
  if (kind.parent !== undefined || path === undefined) return [];
  if (organization !== null && user.organizations.includes(organization)) return [];
  const message = 'Choose one of your organizations.';
  return [{ at: path, code: 'organization', message, severity: 'error' }] satisfies readonly Problem[];
}

/** Throws 422 for a change that would move a stored record to another subject. */
export function refuseMove(kind: RecordKind, stored: string | null, sent: JsonObject): void {
  const { subject } = sent;
  if (kind.parent === undefined || subject === undefined || subject === stored) return;
  const message = 'A stored record stays where it belongs.';
  throw invalid([{ at: '/subject', code: 'read-only', message, severity: 'error' }]);
}
