import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import { withoutOwnFields } from '../../engine/core/records/as-stored.ts';
import { chosenIdPattern, recordIdPattern } from '../../engine/core/records/record-id.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { tidyValue } from '../../engine/core/validation/tidy.ts';
import { invalid } from '../operation/errors.ts';

/** Author of a change, as shown in records. */
export type Performer = Pick<UserProfile, 'firstName' | 'lastName' | 'email'>;

/**
 * Extracts the part of a record that people edit, to be validated, compared and merged. Drops blank values, which count
 * as absent.
 */
export function contentOf(entity: Entity, record: JsonObject): JsonObject {
  const known = knownContents.get(record);
  if (known !== undefined) return known;
  const content = tidyValue(entity, editedPart(record));
  knownContents.set(record, content);
  knownContents.set(content, content);
  return content;
}

/** Cache of contents: records are never changed in place, and a save needs its content several times. */
const knownContents = new WeakMap<JsonObject, JsonObject>();

function editedPart(record: JsonObject): JsonObject {
  const parts = Object.entries(withoutOwnFields(record)).filter(([, value]) => value !== undefined);
  return Object.fromEntries(parts);
}

export function performerOf({ firstName, lastName, email }: UserProfile): JsonObject & Performer {
  return { firstName, lastName, email };
}

const anyId = new RegExp(recordIdPattern);

const chosenId = new RegExp(chosenIdPattern);

export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && anyId.test(value) && value !== '__proto__';
}

/** Reads the id of a record. Throws 422 for an id that is missing or malformed. */
export function readRecordId({ _id: id }: JsonObject): string {
  if (id === undefined) throw invalid([required('/_id')]);
  if (isRecordId(id)) return id;
  const message = 'An id has 1 to 128 letters, digits or the signs . _ : | -';
  throw invalid([{ at: '/_id', code: 'pattern', message, severity: 'error' }]);
}

/**
 * Reads the id that the client has chosen for a new record, a random UUID (RFC 9562, version 4). Throws 422 for a
 * guessable id, since the answer "exists" would reveal a hidden record.
 */
export function readChosenId({ _id: id }: JsonObject): string {
  if (typeof id === 'string' && chosenId.test(id)) return id;
  const message =
    'The _id of a new record must be a random UUID in lower case. Leave it out, and the server makes one.';
  throw invalid([{ at: '/_id', code: 'pattern', message, severity: 'error' }]);
}

/** Reads the revision that the client saw. Throws 422 without one, since concurrent changes would go unnoticed. */
export function seenRevision({ _rev: rev }: JsonObject): number {
  if (rev === undefined) throw invalid([required('/_rev')]);
  if (typeof rev === 'number' && Number.isInteger(rev) && rev > 0 && rev < 2 ** 31) return rev;
  const message = 'Send the _rev of the record as it was read.';
  throw invalid([{ at: '/_rev', code: 'type', message, severity: 'error' }]);
}

export function required(at: string): Problem {
  return { at, code: 'required', message: `${at.slice(1)} is required`, severity: 'error' };
}
