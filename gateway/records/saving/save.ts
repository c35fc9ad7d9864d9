import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { PathPattern } from '../../../engine/core/product/entity.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { asStored } from '../../../engine/core/records/as-stored.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import type { Unjudged } from '../../../engine/core/records/unjudged.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { measured } from '../../operation/measured.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import { ownersInScope, refuseMove, subjectOf } from '../belonging.ts';
import type { Call } from '../context/call.ts';
import { keepLockedFields } from '../field-access.ts';
import { clearHiddenFields } from '../hidden-fields.ts';
import { readChosenId, readRecordId, readRevision } from '../identity.ts';
import { contentOf } from '../meta.ts';
import { refuseOversized } from '../oversized.ts';
import type { Owners } from '../owner.ts';
import { findRecord, type StoredRecord } from '../read.ts';
import { refusalOfChange } from '../readers.ts';
import { mergeWithStored } from '../stale-save.ts';
import { scopeOfContent, storeContent, storedAsRead, storedContent } from '../store-content.ts';
import { announceEffects } from '../workflow/announce-effects.ts';
import { isHandedOver } from '../workflow/handed-over.ts';
import { settleOwnEvents } from '../workflow/own-events.ts';
import { raiseTriggered } from '../workflow/raise-triggered.ts';

export interface Saved {
  readonly id: string;
  readonly rev: number;
  readonly record: JsonObject;
  readonly isNew: boolean;
  /** Values that the user may not change and that stayed as they were. */
  readonly kept?: readonly Problem[];
  /** Sentences for people about what the save has led to in the workflow. */
  readonly messages?: readonly string[];
  /** True where the record is with an organization now that the user does not reach. */
  readonly handedOver?: boolean;
}

/** Stores a new record. The client may choose its `_id`, so that sending it twice cannot make two. */
export function createRecord<Document extends JsonObject>(
  call: Call,
  kind: RecordKind<Document>,
  sent: Unjudged<Document> | Sent<Document>,
  writes?: Writes,
): Promise<Saved> {
  const id = sent['_id'] === undefined ? crypto.randomUUID() : readChosenId(sent);
  return createWithId(call, kind, { id, sent, writes });
}

/** Stores a new record whose `_id` follows from what it is about: the gateway's choice, never the client's. */
export async function createWithId<Document extends JsonObject>(
  call: Call,
  kind: RecordKind<Document>,
  {
    id,
    sent,
    writes,
  }: {
    readonly id: string;
    readonly sent: Unjudged<Document> | Sent<Document>;
    readonly writes?: Writes | undefined;
  },
): Promise<Saved> {
  const subject = subjectOf(kind, sent);
  const owners = await ownersInScope(call, kind, subject);
  const own = await call.budget.once(() => sentContent(kind, sent));
  const content = { ...own, type: sent['type'] ?? kind.type };
  return storeChange(call, { kind, id, content, subject, owners, writes });
}

/**
 * Changes a stored record. When somebody else has changed it since the revision that the client saw, both
 * changes are merged; only where both changed the same thing is the save refused, and nothing is lost.
 */
export async function updateRecord<Document extends JsonObject>(
  call: Call,
  kind: RecordKind<Document>,
  sent: Unjudged<Document> | Sent<Document>,
  writes?: Writes,
): Promise<Saved> {
  const id = readRecordId(sent);
  const seen = readRevision(sent);
  const before = await findRecord(call.database, { kind, id, reach: call.user, lock: 'change' });
  if (before === undefined) throw await refusalOfChange(call, kind, id);
  refuseMove(kind, before.subject, sent);
  const subject = before.subject ?? undefined;
  const mine = await call.budget.once(() => sentContent(kind, sent));
  const merged = await measured('merge', () => mergeWithStored(call, { kind, before, seen, mine }));
  const owners = await ownersInScope(call, kind, subject);
  return storeChange(call, { kind, id, ...merged, subject, owners, before, writes });
}

/** Places that the gateway alone writes, and that it writes now: what stands there is its own, and no client's. */
export type Writes = readonly PathPattern[];

/** Change that a record is to get. */
export interface Change {
  readonly kind: RecordKind;
  readonly id: string;
  readonly content: JsonObject;
  readonly subject: string | undefined;
  readonly owners: Owners;
  readonly before?: StoredRecord;
  /** The version that the sender saw, where others have changed the record since. */
  readonly seen?: JsonObject;
  readonly action?: 'restore';
  readonly writes?: Writes | undefined;
}

/** Checks a change as every save is checked, and stores it with what it leads to in workflows. */
export async function storeChange(call: Call, change: Change): Promise<Saved> {
  const { kind, id, subject, before, action } = change;
  const stored = storedContent(call, change);
  refuseOversized(call.product, kind, { content: change.content, stored });
  const { sent, kept, scope } = await measured('checks', () => enteredContent(call, change, stored));
  const isRestored = action === 'restore';
  const own = await measured('workflow', () =>
    settleOwnEvents(call, { ...change, content: sent, stored, scope, isRestored }),
  );
  const isMadeByRules = own.steps.length > 0;
  const { record, rev, organization } = await storeContent(call, {
    ...change,
    content: own.content,
    stored,
    scope,
    isMadeByRules,
  });
  await announceEffects(call, { steps: own.steps, id, organization });
  const followed = await measured('workflow', () =>
    raiseTriggered(call, {
      kind,
      subject,
      self: asStored(record, before?.document),
      old: before?.document,
      scope,
    }),
  );
  const steps = [...own.steps, ...followed];
  const messages = steps.flatMap((step) => step.messages);
  const handedOver = await isHandedOver(call, { kind, id, steps });
  return { id, rev, record, isNew: before === undefined, kept, messages, handedOver };
}

/** Content that a change may enter: neither into fields that are locked, nor into those that forms hide and empty. */
async function enteredContent(call: Call, change: Change, stored: JsonObject | undefined) {
  const { kind, action, writes } = change;
  const { budget } = call;
  const open = await budget.run(keepLockedFields(call, { kind, sent: change.content, stored, writes }));
  const scope = await scopeOfContent(call, change, open.content);
  // An earlier version comes back as it was.
  if (action === 'restore') return { sent: open.content, kept: open.kept, scope };
  // Judges what a form showed by the version that it was opened with.
  const seen = storedAsRead(change.seen ?? stored, change.before);
  const shown = await budget.once(() => clearHiddenFields(kind, { sent: open.content, stored: seen, scope }));
  return { sent: shown.content, kept: [...open.kept, ...shown.kept], scope };
}

function sentContent(kind: RecordKind, sent: JsonObject): JsonObject {
  return inPresentShape(kind.entity, contentOf(kind.entity, sent));
}
