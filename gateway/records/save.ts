import type { JsonObject } from '../../engine/core/json.ts';
import { mergeRecords } from '../../engine/core/merge.ts';
import type { Problem } from '../../engine/core/problems.ts';
import type { Call } from '../call.ts';
import { conflict, GatewayError, invalid, notFound } from '../errors.ts';
import { blockingProblems } from './check.ts';
import { conflictMessage } from './conflict-message.ts';
import { isRecordId, readRevision, required } from './identity.ts';
import type { RecordKind } from './kinds.ts';
import { contentOf, performerOf } from './meta.ts';
import { findOwners, type Owners, organizationOf } from './owner.ts';
import { findRecord, findVersion, type StoredRecord } from './read.ts';
import { takenProblem } from './unique.ts';
import { writeRecord } from './write.ts';

export interface Saved {
  readonly id: string;
  readonly rev: number;
  readonly record: JsonObject;
  readonly isNew: boolean;
}

/** Stores a new record. The client may choose its `_id`, so that sending it twice cannot make two. */
export async function createRecord(call: Call, kind: RecordKind, sent: JsonObject): Promise<Saved> {
  const id = sent['_id'] ?? crypto.randomUUID();
  if (!isRecordId(id)) throw invalid([badId]);
  const subject = subjectOf(kind, sent);
  const owners = await ownersOf(call, kind, subject);
  const content = { ...contentOf(sent), type: sent['type'] ?? kind.type };
  return store(call, { kind, id, content, subject, owners });
}

/**
 * Changes a stored record. When somebody else has changed it since the revision that the client saw, both
 * changes are merged; only where both changed the same thing is the save refused, and nothing is lost.
 */
export async function updateRecord(call: Call, kind: RecordKind, sent: JsonObject): Promise<Saved> {
  const id = sent['_id'];
  if (!isRecordId(id)) throw invalid([id === undefined ? required('/_id') : badId]);
  const seen = readRevision(sent);
  const before = await findRecord(call.database, { kind, id, reach: call.user, lock: 'change' });
  if (before === undefined) throw notFound();
  if (before.isRemoved)
    throw conflict(conflictMessage(call.product, kind, []), { current: null, entries: [] });
  refuseMove(kind, before, sent);
  const owners = await ownersOf(call, kind, before.subject ?? undefined);
  const content = await mergeWithStored(call, { kind, before, seen, mine: contentOf(sent) });
  return store(call, { kind, id, content, subject: before.subject ?? undefined, owners, before });
}

interface Change {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly subject: string | undefined;
  readonly owners: Owners;
  readonly before?: StoredRecord;
}

async function store(call: Call, change: Change): Promise<Saved> {
  const { kind, id, content, owners, before } = change;
  const organization =
    kind.parent === undefined ? organizationOf(kind, { ...content, _id: id }) : ownerOf(owners);
  const problems = [
    ...blockingProblems({
      ...{
        product: call.product,
        kind,
        content,
        owners,
        user: call.user,
        now: call.origin.at,
        today: call.today,
      },
      before: before === undefined ? undefined : contentOf(before.document),
    }),
    ...transferProblems(call, kind, organization),
  ];
  if (problems.length > 0) throw invalid(problems);
  const result = await writeRecord(call.database, {
    ...{ kind, id, before, content, subject: change.subject, organization },
    performedBy: performerOf(call.user),
    origin: call.origin,
  });
  if (result.outcome === 'exists') throw existsAlready();
  if (result.outcome === 'taken') throw invalid(result.places.map((place) => takenProblem(kind, place)));
  return { id, rev: result.rev, record: result.record, isNew: before === undefined };
}

/** A record may only go to, and so only come from, organizations of the user. */
function transferProblems(call: Call, kind: RecordKind, organization: string | null): readonly Problem[] {
  const place = kind.traits.organizationAt;
  if (kind.parent !== undefined || place === undefined) return [];
  if (organization !== null && call.user.organizations.includes(organization)) return [];
  return [
    { at: place, code: 'organization', message: 'Choose one of your organizations.', severity: 'error' },
  ];
}

function ownerOf(owners: Owners): string | null {
  return owners[0]?.record.organization ?? null;
}

function subjectOf(kind: RecordKind, sent: JsonObject): string | undefined {
  if (kind.parent === undefined) return undefined;
  const subject = sent['subject'];
  if (typeof subject === 'string' && subject !== '') return subject;
  throw invalid([required('/subject')]);
}

async function ownersOf(call: Call, kind: RecordKind, subject: string | undefined): Promise<Owners> {
  const owners = await findOwners(call.database, { kind, subject, reach: call.user });
  if (owners === undefined) throw notFound();
  return owners;
}

function refuseMove(kind: RecordKind, before: StoredRecord, sent: JsonObject): void {
  if (kind.parent === undefined || sent['subject'] === undefined || sent['subject'] === before.subject)
    return;
  throw invalid([
    {
      at: '/subject',
      code: 'read-only',
      message: 'A stored record stays where it belongs.',
      severity: 'error',
    },
  ]);
}

interface Merge {
  readonly kind: RecordKind;
  readonly before: StoredRecord;
  readonly seen: number;
  readonly mine: JsonObject;
}

async function mergeWithStored(call: Call, { kind, before, seen, mine }: Merge): Promise<JsonObject> {
  if (before.rev === seen) return mine;
  const version = await findVersion(call.database, { kind, id: before.id, rev: seen });
  if (version === undefined) {
    throw conflict(conflictMessage(call.product, kind, []), { current: before.document, entries: [] });
  }
  const { keyedArrays, fields } = kind.entity;
  const theirs = contentOf(before.document);
  const { merged, conflicts } = mergeRecords({ keyedArrays, fields, base: contentOf(version), mine, theirs });
  if (conflicts.length === 0) return merged;
  const message = conflictMessage(call.product, kind, conflicts);
  throw conflict(message, { current: before.document, entries: conflicts });
}

const badId: Problem = {
  at: '/_id',
  code: 'pattern',
  message: 'An id has 1 to 128 letters, digits or the signs . _ : | -',
  severity: 'error',
};

function existsAlready(): GatewayError {
  return new GatewayError(409, {
    code: 'exists',
    message: 'A record with this _id is stored already. To change it, send it with PUT and its _rev.',
  });
}
