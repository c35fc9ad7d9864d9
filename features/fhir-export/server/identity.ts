import { sha256 } from '../../../gateway/operation/sha256.ts';
import type { Part } from './resource.ts';

/** Identity of a resource in one export, for itself and for references to it. */
export interface Identity {
  readonly id: string;
  readonly fullUrl: string;
  /** Identifier by which an import recognizes a record of this product. */
  readonly identifier: Part;
}

/** Creates the identity of a record's resource, equal in every export. */
export type Identify = (type: string, recordId: string) => Promise<Identity>;

export function createIdentify(slug: string): Identify {
  return async (type, recordId) => {
    const hash = sha256(`${slug}/${type}/${recordId}`);
    const isFhirId = /^[A-Za-z0-9.-]{1,64}$/.test(recordId);
    return {
      id: isFhirId ? recordId : hash,
      fullUrl: `urn:uuid:${uuidOf(hash)}`,
      identifier: { system: recordSystem(slug), value: recordId },
    };
  };
}

/** Builds the namespace of the own record ids. */
export function recordSystem(slug: string): string {
  return `urn:${slug}:record`;
}

/** Formats a hash as a UUID of version 8 (RFC 9562). */
function uuidOf(hash: string): string {
  const digits = `${hash.slice(0, 12)}8${hash.slice(13, 16)}8${hash.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the `_id` of a record, or the `id` of a row. */
export function ownIdOf({
  _id,
  id,
}: {
  readonly _id?: string | undefined;
  readonly id?: string | undefined;
}): string {
  return _id ?? id ?? '';
}
