import { sha256 } from '../../../gateway/operation/sha256.ts';
import type { Part } from './resource.ts';

/** Names of a resource, and of the references to it, in one export. */
export interface Identity {
  readonly id: string;
  readonly fullUrl: string;
  /** Identifier by which an import recognizes a record of ours. */
  readonly identifier: Part;
}

/** Names resources: the same record has the same names in every export. */
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

/** The namespace of our own record ids. */
export function recordSystem(slug: string): string {
  return `urn:${slug}:record`;
}

/** A hash in the form of a UUID of version 8 (RFC 9562). */
function uuidOf(hash: string): string {
  const digits = `${hash.slice(0, 12)}8${hash.slice(13, 16)}8${hash.slice(17, 32)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A record is known by its `_id`, a row by its `id`. */
export function idOf({
  _id,
  id,
}: {
  readonly _id?: string | undefined;
  readonly id?: string | undefined;
}): string {
  return _id ?? id ?? '';
}
