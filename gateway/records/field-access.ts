import { isAllowed } from '../../engine/core/access.ts';
import type { JsonObject } from '../../engine/core/json.ts';
import { placesOf } from '../../engine/core/places.ts';
import { getAt, pointerOf, removeAt, setAt, tokensOf } from '../../engine/core/pointer.ts';
import type { Field } from '../../engine/core/product.ts';
import { storedPlace } from '../../engine/core/stored-place.ts';
import type { Call } from '../call.ts';
import type { RecordKind } from './kinds.ts';

/** A record without the fields that the user may not see. */
export function visibleRecord(call: Call, kind: RecordKind, record: JsonObject): JsonObject {
  return hiddenPlaces(call, kind)
    .flatMap((pattern) => placesOf(pattern, record))
    .reduce((rest, place) => removeAt(rest, place), record);
}

/** Place patterns of the fields that the user may not see. */
export function hiddenPlaces(call: Call, kind: RecordKind): readonly string[] {
  return lockedPatterns(call, kind, ({ readAccess }) => [readAccess]);
}

export interface SentContent {
  readonly kind: RecordKind;
  readonly sent: JsonObject;
  readonly stored: JsonObject | undefined;
}

/**
 * The sent content, with every field that the user may not change (or not even see) as it is stored. A client
 * sends whole records, so a field that differs may just as well be one that it never got.
 */
export function keepLockedFields(call: Call, { kind, sent, stored }: SentContent): JsonObject {
  const { keyedArrays } = kind.entity;
  return lockedPatterns(call, kind, ({ readAccess, writeAccess }) => [readAccess, writeAccess])
    .flatMap((pattern) => possiblePlaces(pattern, sent))
    .reduce((content, at) => {
      const value = getAt(stored, storedPlace({ keyedArrays, value: content, old: stored, at }));
      return value === undefined ? removeAt(content, at) : setAt(content, at, value);
    }, sent);
}

function lockedPatterns(
  { product, user, origin, today }: Call,
  { entity }: RecordKind,
  rulesOf: (field: Field) => readonly (string | undefined)[],
): readonly string[] {
  const scope = { user, now: origin.at.toISOString(), today };
  return Object.entries(entity.fields)
    .filter(([, field]) => rulesOf(field).some((rule) => !isAllowed(product, rule, scope)))
    .map(([pattern]) => pattern);
}

/** Where a field stands or could stand: its last step need not be there. */
function possiblePlaces(pattern: string, value: JsonObject): readonly string[] {
  const steps = tokensOf(pattern);
  const last = steps.at(-1) ?? '';
  if (last === '*') return placesOf(pattern, value);
  return placesOf(pointerOf(steps.slice(0, -1)), value).map((parent) => parent + pointerOf([last]));
}
