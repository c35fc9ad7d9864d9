import { memoized } from '../../engine/core/compute/memoized.ts';
import type { Stepwise } from '../../engine/core/compute/stepwise.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { isBlank } from '../../engine/core/json/blank.ts';
import { Draft } from '../../engine/core/json/draft.ts';
import { jsonEqual } from '../../engine/core/json/equal.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { matchingPaths } from '../../engine/core/json/path-patterns.ts';
import { getAt, pointerOf, tokensOf } from '../../engine/core/json/pointer.ts';
import { storedPath } from '../../engine/core/json/stored-path.ts';
import type { Entity, Field, PathPattern } from '../../engine/core/product/entity.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { labelAt } from '../../engine/core/records/label.ts';
import { withoutPaths, withTransients } from '../../engine/core/records/transient.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { type RecordKind, recordAs } from '../store/kinds/kinds.ts';
import type { Call, ReadingCall } from './context/call.ts';
import { contentOf } from './meta.ts';

/** Removes from a record the fields that the user may not see. */
export function visibleRecord<Document extends JsonObject>(
  call: ReadingCall,
  kind: RecordKind<Document>,
  record: JsonObject,
): Document {
  const shown = withTransients(kind.entity, record, scopeOf(call));
  return recordAs(kind, withoutPaths(hiddenPaths(call, kind, record), shown));
}

/** Lists path patterns of the fields that the user may not see. */
export function hiddenPaths(call: ReadingCall, kind: RecordKind, record?: JsonObject): readonly string[] {
  return lockedPatterns(call, { kind, record }, ({ readAccess }) => [readAccess]);
}

export interface SentContent {
  readonly kind: RecordKind;
  readonly sent: JsonObject;
  readonly stored: JsonObject | undefined;
  /** Paths that this write of the gateway sets, among those that only the gateway may write. */
  readonly writes?: readonly PathPattern[] | undefined;
}

export interface LockedContent {
  readonly content: JsonObject;
  /** Problems of sent content that was not accepted, for the answer. */
  readonly kept: readonly Problem[];
}

/**
 * Restores the stored value of every field that the user may not change or see. Clients send whole records: a
 * differing field may be one that the client never received.
 */
export function* keepLockedFields(
  call: ReadingCall,
  { kind, sent, stored, writes = [] }: SentContent,
): Stepwise<LockedContent> {
  const { keyedArrays } = kind.entity;
  const judged = { kind, record: stored ?? sent };
  const hidden = new Set(hiddenPaths(call, kind, judged.record));
  const kept: Problem[] = [];
  const draft = new Draft(sent);
  const locked = lockedPatterns(call, judged, ({ readAccess, writeAccess }) => [readAccess, writeAccess]);
  const gateways = gatewaysPatterns(kind.entity, stored).filter((pattern) => !writes.includes(pattern));
  for (const pattern of new Set([...locked, ...gateways])) {
    for (const at of possiblePaths(pattern, sent)) {
      const value = getAt(stored, storedPath({ keyedArrays, value: draft.value, old: stored, at }));
      if (isReported(draft.at(at), value, hidden.has(pattern)))
        kept.push(keptAsItWas(call, kind, pattern, at));
      if (value === undefined) draft.remove(at);
      else draft.set(at, value);
      yield;
    }
  }
  return { content: draft.value, kept };
}

/** Lists the patterns of values that only the gateway writes; derived values and workflows set these later. */
function gatewaysPatterns(entity: Entity, stored: JsonObject | undefined): readonly string[] {
  return gatewaysFields(entity)
    .filter(([, { writtenBy }]) => writtenBy === 'gateway' || stored !== undefined)
    .map(([pattern]) => pattern);
}

const gatewaysFields = memoized(({ fields }: Entity): readonly GuardedField[] =>
  Object.entries(fields).filter(([, { writtenBy }]) => writtenBy !== undefined),
);

/**
 * Reports whether a restored field is reported to the user. A hidden field is reported whenever it was sent, so
 * that the report does not reveal the stored value.
 */
function isReported(sent: unknown, stored: unknown, isHidden: boolean): boolean {
  if (isHidden) return !isBlank(sent);
  return !jsonEqual(sent, stored) && !(isBlank(sent) && isBlank(stored));
}

function keptAsItWas({ product }: ReadingCall, { entity }: RecordKind, pattern: string, at: string): Problem {
  const { readAccess, writeAccess, writtenBy } = entity.fields[pattern] ?? {};
  const rule = product.access[writeAccess ?? readAccess ?? ''];
  const reason =
    writtenBy === undefined
      ? `To change it needs ${rule?.needs ?? 'another role'}.`
      : 'It follows from what is done, and is not entered.';
  const message = `${labelAt(entity, at)} was kept as it was. ${reason}`;
  return { at, code: 'locked', message, severity: 'warning' };
}

function lockedPatterns(
  call: ReadingCall,
  { kind, record }: { readonly kind: RecordKind; readonly record: JsonObject | undefined },
  rulesOf: (field: Field) => readonly (string | undefined)[],
): readonly string[] {
  const scope = { ...scopeOf(call), self: record, records: { [kind.name]: record } };
  return guardedFields(kind.entity)
    .filter(([, field]) => rulesOf(field).some((rule) => !isAllowed(call.product, rule, scope)))
    .map(([pattern]) => pattern);
}

type GuardedField = readonly [pattern: string, field: Field];

/** Fields with access rules, selected once: most fields are open to everybody who may see the record. */
const guardedFields = memoized(({ fields }: Entity): readonly GuardedField[] =>
  Object.entries(fields).filter(
    ([, { readAccess, writeAccess }]) => readAccess !== undefined || writeAccess !== undefined,
  ),
);

function scopeOf({ user, origin, today, timeZone }: ReadingCall): Scope {
  return { user, now: origin.at.toISOString(), today, timeZone };
}

/** Reads the editable part of a stored record, with its transient fields as forms show them. */
export function shownContent(call: ReadingCall, { entity }: RecordKind, record: JsonObject): JsonObject {
  return withTransients(entity, contentOf(entity, record), scopeOf(call));
}

/** Lists the paths of a field, including paths whose last token does not exist yet. */
function possiblePaths(pattern: string, value: JsonObject): readonly string[] {
  const steps = tokensOf(pattern);
  const last = steps.at(-1) ?? '';
  if (last === '*') return matchingPaths(pattern, value);
  return matchingPaths(pointerOf(steps.slice(0, -1)), value).map((parent) => parent + pointerOf([last]));
}

/**
 * Reports whether the access rule of the record's type, if any, lets the user read it. A refused record is treated as
 * missing.
 */
export function isReadable(call: Call, kind: RecordKind, document: JsonObject): boolean {
  const { access } = kind.traits;
  if (access === undefined) return true;
  const { product, user, origin, today, timeZone } = call;
  const scope = { self: document, records: { [kind.name]: document }, user, today, timeZone };
  return isAllowed(product, access, { ...scope, now: origin.at.toISOString() });
}
