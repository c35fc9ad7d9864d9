import { mergeRecords } from '../../../engine/core/compare/merge.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { PathPattern } from '../../../engine/core/product/entity.ts';
import type { Sent } from '../../../engine/core/protocol/call-types.ts';
import { clearHidden } from '../../../engine/core/records/hidden.ts';
import { labelAt } from '../../../engine/core/records/label.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { withoutPaths } from '../../../engine/core/records/transient.ts';
import type { Unjudged } from '../../../engine/core/records/unjudged.ts';
import type { Problem } from '../../../engine/core/validation/problems.ts';
import { sizeProblems } from '../../../engine/core/validation/size-limits.ts';
import { conflict, invalid } from '../../operation/errors.ts';
import { measured } from '../../operation/measured.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import { conflictMessage } from '../conflict-message.ts';
import type { Call } from '../context/call.ts';
import { hiddenPaths, keepLockedFields, type LockedContent, shownContent } from '../field-access.ts';
import { contentOf, readChosenId, readRecordId, seenRevision } from '../meta.ts';
import { refuseMove, subjectOf } from '../owner.ts';
import { findRecord, findVersion, type StoredRecord } from '../read.ts';
import { refusalOfChange } from '../readers.ts';
import {
  beginWrite,
  type Judging,
  type OwnedWrite,
  scopeOfContent,
  storeContent,
  storedAsRead,
  storedContent,
} from '../store-content.ts';
import { announceEffects, isHandedOver, raiseTriggered, settleOwnEvents } from '../workflow/raise-event.ts';

export interface Saved {
  readonly id: string;
  readonly rev: number;
  readonly record: JsonObject;
  readonly isNew: boolean;
  /** Problems of values that the user may not change and that were kept. */
  readonly kept?: readonly Problem[];
  /** Messages for people about the save's effects in the workflow. */
  readonly messages?: readonly string[];
  /** True if an organization outside of the user's scope has the record now. */
  readonly handedOver?: boolean;
}

/** Stores a new record. The client may choose its `_id`, so that a repeated request cannot create two. */
export function createRecord<Document extends JsonObject>(
  call: Call,
  kind: RecordKind<Document>,
  sent: Unjudged<Document> | Sent<Document>,
  writes?: Writes,
): Promise<Saved> {
  const id = sent['_id'] === undefined ? crypto.randomUUID() : readChosenId(sent);
  return createWithId(call, kind, { id, sent, writes });
}

/** Stores a new record whose `_id` the gateway derives from its content, never the client. */
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
  const own = await call.budget.once(() => sentContent(kind, sent));
  const content = { ...own, type: sent['type'] ?? kind.type };
  return storeChange(call, await beginWrite(call, { kind, id, content, subject }), { writes });
}

/**
 * Changes a stored record. Merges changes of others since the revision that the client saw; refuses the save only where
 * both changed the same value, so that nothing is lost.
 */
export async function updateRecord<Document extends JsonObject>(
  call: Call,
  kind: RecordKind<Document>,
  sent: Unjudged<Document> | Sent<Document>,
  writes?: Writes,
): Promise<Saved> {
  const id = readRecordId(sent);
  const seen = seenRevision(sent);
  const before = await findRecord(call.database, { kind, id, scope: call.user, lock: 'change' });
  if (before === undefined) throw await refusalOfChange(call, kind, id);
  refuseMove(kind, before.subject, sent);
  const mine = await call.budget.once(() => sentContent(kind, sent));
  const merged = await measured('merge', () => mergeWithStored(call, kind, before, { seen, mine }));
  const write = await beginWrite(call, { kind, id, content: merged.content, before });
  return storeChange(call, write, { seen: merged.seen, writes });
}

/** Paths set by this save among those that only the gateway writes. */
export type Writes = readonly PathPattern[];

/** Context of the sent content. */
interface Sending {
  /** Version that the sender saw, if others have changed the record since. */
  readonly seen?: JsonObject | undefined;
  readonly writes?: Writes | undefined;
}

/** Validates a write like any save, and stores it with its effects in workflows. */
export async function storeChange(call: Call, write: OwnedWrite, sending: Sending = {}): Promise<Saved> {
  const { kind, id, before } = write;
  const stored = storedContent(call, write);
  const oversized = sizeProblems({
    product: call.product,
    entity: kind.entity,
    value: write.content,
    old: stored,
  });
  // Refuses oversized lists before doing the work for each of their rows.
  if (oversized.length > 0) throw invalid(oversized);
  const { content, kept, scope } = await measured('checks', () =>
    enteredContent(call, write, stored, sending),
  );
  const judging = { stored, scope };
  const own = await measured('workflow', () => settleOwnEvents(call, { ...write, content }, judging));
  const settled = { ...write, content: own.content };
  const written = await storeContent(call, settled, judging, own.steps.length > 0);
  await announceEffects(call, written, own.steps);
  const followed = await measured('workflow', () => raiseTriggered(call, written, scope));
  const steps = [...own.steps, ...followed];
  const messages = steps.flatMap((step) => step.messages);
  const handedOver = await isHandedOver(call, { kind, id, steps });
  const { rev, document: record } = written;
  return { id, rev, record, isNew: before === undefined, kept, messages, handedOver };
}

/**
 * Reduces content to values that the user may enter, without those of locked fields and of fields that the form
 * hides and clears.
 */
async function enteredContent(
  call: Call,
  write: OwnedWrite,
  stored: JsonObject | undefined,
  { seen, writes }: Sending,
) {
  const { kind, before } = write;
  const { budget } = call;
  const open = await budget.run(keepLockedFields(call, { kind, sent: write.content, stored, writes }));
  const scope = await scopeOfContent(call, { ...write, content: open.content });
  // Keeps all values of a restored version, without clearing hidden fields.
  if (write.action === 'restore') return { ...open, scope };
  // Uses the version that the client saw to determine which fields its form showed.
  const old = storedAsRead(seen ?? stored, before);
  const shown = await budget.once(() => clearHiddenFields(kind, open.content, { stored: old, scope }));
  return { content: shown.content, kept: [...open.kept, ...shown.kept], scope };
}

function sentContent(kind: RecordKind, sent: JsonObject): JsonObject {
  return inPresentShape(kind.entity, contentOf(kind.entity, sent));
}

/** Clears values of fields that forms hide, and lists each in the answer. */
function clearHiddenFields(
  { entity }: RecordKind,
  sent: JsonObject,
  { stored, scope }: Judging,
): LockedContent {
  const { value, cleared } = clearHidden({ entity, value: sent, old: stored, scope });
  const kept = cleared.map((at): Problem => {
    const message = `${labelAt(entity, at)} was not stored: the form hides it with these values.`;
    return { at, code: 'hidden', message, severity: 'warning' };
  });
  return { content: value, kept };
}

/**
 * Merges a save with the stored version. Yields the client's content or, if others saved meanwhile, the merged
 * content and the version that the client saw. Throws 409 with both sides if both changed the same value.
 */
async function mergeWithStored(
  call: Call,
  kind: RecordKind,
  before: StoredRecord,
  { seen, mine }: { readonly seen: number; readonly mine: JsonObject },
): Promise<{ readonly content: JsonObject; readonly seen?: JsonObject }> {
  if (before.isRemoved)
    throw conflict(conflictMessage(call.product, kind, []), { current: null, entries: [] });
  if (before.rev === seen) return { content: mine };
  const version = await findVersion(call.database, { kind, id: before.id, rev: seen });
  const current = before.document;
  if (version === undefined) {
    throw conflict(conflictMessage(call.product, kind, []), { current, entries: [] });
  }
  const { keyedArrays, fields } = kind.entity;
  const seenContent = shownContent(call, kind, version);
  // Ignores hidden fields in conflicts, since the user sent none of them.
  const hidden = hiddenPaths(call, kind, current);
  const sides = {
    base: withoutPaths(hidden, seenContent),
    mine,
    theirs: withoutPaths(hidden, shownContent(call, kind, current)),
  };
  const { merged, conflicts: entries } = await call.budget.once(() =>
    mergeRecords({ keyedArrays, fields, ...sides }),
  );
  if (entries.length > 0) throw conflict(conflictMessage(call.product, kind, entries), { current, entries });
  return { content: merged, seen: seenContent };
}
