import { isAllowed } from '../../engine/core/access.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json.ts';
import { placesOf } from '../../engine/core/places.ts';
import { getAt, pointerOf, removeAt, setAt, tokensOf } from '../../engine/core/pointer.ts';
import type { Field } from '../../engine/core/product.ts';
import { storedPlace } from '../../engine/core/stored-place.ts';
import { withTransients } from '../../engine/core/transient.ts';
import type { Call } from '../call.ts';
import type { RecordKind } from './kinds.ts';
import { contentOf } from './meta.ts';

/** A record without the fields that the user may not see. */
export function visibleRecord(call: Call, kind: RecordKind, record: JsonObject): JsonObject {
  const shown = withTransients(kind.entity, record, scopeOf(call));
  return hiddenPlaces(call, kind, record)
    .flatMap((pattern) => placesOf(pattern, shown))
    .reduce((rest, place) => removeAt(rest, place), shown);
}

/** Place patterns of the fields that the user may not see. */
export function hiddenPlaces(call: Call, kind: RecordKind, record?: JsonObject): readonly string[] {
  return lockedPatterns(call, { kind, record }, ({ readAccess }) => [readAccess]);
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
  const judged = { kind, record: stored ?? sent };
  return lockedPatterns(call, judged, ({ readAccess, writeAccess }) => [readAccess, writeAccess])
    .flatMap((pattern) => possiblePlaces(pattern, sent))
    .reduce((content, at) => {
      const value = getAt(stored, storedPlace({ keyedArrays, value: content, old: stored, at }));
      return value === undefined ? removeAt(content, at) : setAt(content, at, value);
    }, sent);
}

function lockedPatterns(
  call: Call,
  { kind, record }: { readonly kind: RecordKind; readonly record: JsonObject | undefined },
  rulesOf: (field: Field) => readonly (string | undefined)[],
): readonly string[] {
  const scope = { ...scopeOf(call), records: { [kind.name]: record } };
  return Object.entries(kind.entity.fields)
    .filter(([, field]) => rulesOf(field).some((rule) => !isAllowed(call.product, rule, scope)))
    .map(([pattern]) => pattern);
}

function scopeOf({ user, origin, today, timeZone }: Call): Scope {
  return { user, now: origin.at.toISOString(), today, timeZone };
}

/** The editable part of a stored record, with what its transient places show. */
export function shownContent(call: Call, { entity }: RecordKind, record: JsonObject): JsonObject {
  return withTransients(entity, contentOf(record), scopeOf(call));
}

/** Where a field stands or could stand: its last step need not be there. */
function possiblePlaces(pattern: string, value: JsonObject): readonly string[] {
  const steps = tokensOf(pattern);
  const last = steps.at(-1) ?? '';
  if (last === '*') return placesOf(pattern, value);
  return placesOf(pointerOf(steps.slice(0, -1)), value).map((parent) => parent + pointerOf([last]));
}
