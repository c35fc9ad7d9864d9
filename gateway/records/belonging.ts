import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { invalid, notFound } from '../operation/errors.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { eventsRaisedBy } from '../store/kinds/workflows-of.ts';
import type { Call } from './context/call.ts';
import { required } from './identity.ts';
import { findOwners, type Owners, organizationOf } from './owner.ts';

/** The record that a new one belongs to, as the client names it. Throws 422 when it is left out. */
export function subjectOf(kind: RecordKind, sent: JsonObject): string | undefined {
  if (kind.parent === undefined) return undefined;
  const { subject } = sent;
  if (typeof subject === 'string' && subject !== '') return subject;
  throw invalid([required('/subject')]);
}

/** Throws 404 for a subject out of reach, as if it did not exist. */
export async function ownersInScope(
  { product, database, user }: Call,
  kind: RecordKind,
  subject: string | undefined,
): Promise<Owners> {
  // Events that the save raises change the owner: it is locked for that from the beginning, so that two saves
  // neither wait for each other nor count the same neighbours.
  const lock = eventsRaisedBy(product, kind.name).length > 0 ? 'change' : 'keep';
  const owners = await findOwners(database, { kind, subject, reach: user, lock });
  if (owners === undefined) throw notFound();
  return owners;
}

export interface OwnedContent {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly owners: Owners;
}

/** The organization of a record: its own, or that of the record it belongs to. */
export function organizationOfRecord({ kind, id, content, owners }: OwnedContent): string | null {
  if (kind.parent !== undefined) return owners[0]?.record.organization ?? null;
  return organizationOf(kind, { ...content, _id: id });
}

/** A record may only go to organizations of the user; where it comes from is one of them already. */
export function transferProblems({ user }: Call, kind: RecordKind, organization: string | null) {
  const place = kind.traits.organizationAt;
  if (kind.parent !== undefined || place === undefined) return [];
  if (organization !== null && user.organizations.includes(organization)) return [];
  const message = 'Choose one of your organizations.';
  return [{ at: place, code: 'organization', message, severity: 'error' }] satisfies readonly Problem[];
}

/** Throws 422 for a change that would carry a stored record to another subject. */
export function refuseMove(kind: RecordKind, stored: string | null, sent: JsonObject): void {
  const { subject } = sent;
  if (kind.parent === undefined || subject === undefined || subject === stored) return;
  const message = 'A stored record stays where it belongs.';
  throw invalid([{ at: '/subject', code: 'read-only', message, severity: 'error' }]);
}
