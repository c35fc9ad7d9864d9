import { mergeRecords } from '../../engine/core/compare/merge.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { withoutPaths } from '../../engine/core/records/transient.ts';
import { conflict, type GatewayError } from '../operation/errors.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';
import { conflictMessage } from './conflict-message.ts';
import type { Call } from './context/call.ts';
import { hiddenPaths, shownContent } from './field-access.ts';
import { findVersion, type StoredRecord } from './read.ts';

export interface StaleSave {
  readonly kind: RecordKind;
  readonly before: StoredRecord;
  /** The revision that the client saw. */
  readonly seen: number;
  /** Content as the client has changed it. */
  readonly mine: JsonObject;
}

export interface MergedSave {
  readonly content: JsonObject;
  /** The version that the client saw, where it is no longer the stored one. */
  readonly seen?: JsonObject;
}

/**
 * Puts a save on top of the stored version: yields the client's content, or both changes merged when somebody else was
 * faster. Throws 409 with both sides where they changed the same thing.
 */
export async function mergeWithStored(
  call: Call,
  { kind, before, seen, mine }: StaleSave,
): Promise<MergedSave> {
  if (before.isRemoved) throw removedMeanwhile(call, kind);
  if (before.rev === seen) return { content: mine };
  const version = await findVersion(call.database, { kind, id: before.id, rev: seen });
  const current = before.document;
  if (version === undefined) {
    throw conflict(conflictMessage(call.product, kind, []), { current, entries: [] });
  }
  const { keyedArrays, fields } = kind.entity;
  const seenContent = shownContent(call, kind, version);
  // What the user may not see collides with nothing: they sent none of it, and it stays as it is stored.
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

function removedMeanwhile({ product }: Call, kind: RecordKind): GatewayError {
  return conflict(conflictMessage(product, kind, []), { current: null, entries: [] });
}
