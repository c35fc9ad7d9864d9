import { withoutAliases } from '../../engine/core/aliases.ts';
import { deriveValues } from '../../engine/core/derive.ts';
import type { JsonObject } from '../../engine/core/json.ts';
import type { Problem } from '../../engine/core/problems.ts';
import { withoutTransients } from '../../engine/core/transient.ts';
import type { Call } from '../call.ts';
import { GatewayError, invalid, notFound } from '../errors.ts';
import { recordsAtHand } from './at-hand.ts';
import { ownersWithinReach, placeOf, refuseMove, subjectOf, transferProblems } from './belonging.ts';
import { blockingProblems } from './check.ts';
import { keepLockedFields, shownContent } from './field-access.ts';
import { readRecordId, readRevision } from './identity.ts';
import type { RecordKind } from './kinds.ts';
import { contentOf, performerOf } from './meta.ts';
import type { Owners } from './owner.ts';
import { findRecord, type StoredRecord } from './read.ts';
import { mergeWithStored } from './stale-save.ts';
import { takenProblem } from './unique.ts';
import { writeRecord } from './write.ts';

export interface Saved {
  readonly id: string;
  readonly rev: number;
  readonly record: JsonObject;
  readonly isNew: boolean;
  /** Values that the user may not change and that stayed as they were. */
  readonly kept?: readonly Problem[];
}

/** Stores a new record. The client may choose its `_id`, so that sending it twice cannot make two. */
export async function createRecord(call: Call, kind: RecordKind, sent: JsonObject): Promise<Saved> {
  const id = sent['_id'] === undefined ? crypto.randomUUID() : readRecordId(sent);
  const subject = subjectOf(kind, sent);
  const owners = await ownersWithinReach(call, kind, subject);
  const content = { ...sentContent(kind, sent), type: sent['type'] ?? kind.type };
  return storeChange(call, { kind, id, content, subject, owners });
}

/**
 * Changes a stored record. When somebody else has changed it since the revision that the client saw, both
 * changes are merged; only where both changed the same thing is the save refused, and nothing is lost.
 */
export async function updateRecord(call: Call, kind: RecordKind, sent: JsonObject): Promise<Saved> {
  const id = readRecordId(sent);
  const seen = readRevision(sent);
  const before = await findRecord(call.database, { kind, id, reach: call.user, lock: 'change' });
  if (before === undefined) throw notFound();
  refuseMove(kind, before.subject, sent);
  const subject = before.subject ?? undefined;
  const content = await mergeWithStored(call, { kind, before, seen, mine: sentContent(kind, sent) });
  const owners = await ownersWithinReach(call, kind, subject);
  return storeChange(call, { kind, id, content, subject, owners, before });
}

/** What a record is to become. */
export interface Change {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly subject: string | undefined;
  readonly owners: Owners;
  readonly before?: StoredRecord;
  readonly action?: 'restore';
}

/** Checks a change as every save is checked, and stores it. */
export async function storeChange(call: Call, change: Change): Promise<Saved> {
  const { kind, id, subject, owners, before } = change;
  const { product, user, today, timeZone, origin, database } = call;
  const { entity } = kind;
  const stored = before === undefined ? undefined : shownContent(call, kind, before.document);
  const locked = keepLockedFields(call, { kind, sent: change.content, stored });
  const sent = locked.content;
  const place = placeOf({ kind, id, content: sent, owners });
  const now = origin.at;
  const known = { product, kind, id, subject, organization: place, owners, today, now };
  const hand = await recordsAtHand(database, known);
  const scope = { ...hand, user, today, timeZone, now: now.toISOString() };
  const content = contentOf(deriveValues({ entity, value: sent, old: stored, scope }));
  const organization = placeOf({ kind, id, content, owners });
  const problems = [
    ...blockingProblems({ product, kind, content, before: stored, scope }),
    ...transferProblems(call, kind, organization),
  ];
  if (problems.length > 0) throw invalid(problems);
  const performedBy = performerOf(user);
  const row = {
    kind,
    id,
    before,
    content: withoutTransients(entity, content),
    subject,
    organization,
    performedBy,
    origin,
    ...(change.action === undefined ? {} : { action: change.action }),
  };
  const result = await writeRecord(call.database, row);
  if (result.outcome === 'exists') throw existsAlready();
  if (result.outcome === 'taken') throw invalid(result.places.map((place) => takenProblem(kind, place)));
  const { rev, record } = result;
  return { id, rev, record, isNew: before === undefined, kept: locked.kept };
}

function sentContent(kind: RecordKind, sent: JsonObject): JsonObject {
  return withoutAliases(kind.entity, contentOf(sent));
}

function existsAlready(): GatewayError {
  return new GatewayError(409, {
    code: 'exists',
    message: 'A record with this _id is stored already. To change it, send it with PUT and its _rev.',
  });
}
