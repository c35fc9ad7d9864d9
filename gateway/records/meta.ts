import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import { withoutOwnFields } from '../../engine/core/records/as-stored.ts';
import { tidyValue } from '../../engine/core/validation/tidy.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';

/** Author of a change, as records show it. */
export type Performer = Pick<UserProfile, 'firstName' | 'lastName' | 'email'>;

/**
 * The part of a record that people edit: what is validated, compared and merged. Blank values count as absent,
 * and so they are not kept.
 */
export function contentOf(entity: Entity, record: JsonObject): JsonObject {
  const known = knownContents.get(record);
  if (known !== undefined) return known;
  const content = tidyValue(entity, editedPart(record));
  knownContents.set(record, content);
  knownContents.set(content, content);
  return content;
}

/** Cached: records are never changed in place, and a save needs this several times. */
const knownContents = new WeakMap<JsonObject, JsonObject>();

function editedPart(record: JsonObject): JsonObject {
  const parts = Object.entries(withoutOwnFields(record)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(parts);
}

export interface Stamp {
  readonly kind: RecordKind;
  readonly id: string;
  readonly rev: number;
  readonly subject?: string | undefined;
  readonly performedBy?: Json | undefined;
  readonly at: Date;
}

/** A whole record: the content with everything that the gateway knows about it. */
export function stampedRecord(
  content: JsonObject,
  { kind, id, rev, subject, performedBy, at }: Stamp,
): JsonObject {
  return {
    ...content,
    _id: id,
    _rev: rev,
    type: kind.type,
    ...(subject === undefined ? {} : { subject }),
    ...(performedBy === undefined ? {} : { performedBy }),
    updatedAt: at.toISOString(),
  };
}

export function performerOf({ firstName, lastName, email }: UserProfile): JsonObject & Performer {
  return { firstName, lastName, email };
}
