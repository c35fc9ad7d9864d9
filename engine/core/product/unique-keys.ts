import type { RecordKeyword } from '../json/json.ts';

/** Unique value among the records of an organization. */
export interface UniqueKey {
  /** JSON Pointer to the value. */
  readonly at: string;
  /** JSON Pointer of the scope. Only records with the same value at that path are compared for duplicates. */
  readonly within?: string;
}

/**
 * Lists the unique keys of an entity, each with its scope. `uniqueWithin`, a keyword of earlier releases, is
 * the scope of keys that have none.
 */
export function uniqueKeysOf({ unique = [], uniqueWithin }: RecordKeyword): readonly UniqueKey[] {
  return unique.map((key) => {
    if (typeof key !== 'string') return key;
    return uniqueWithin === undefined ? { at: key } : { at: key, within: uniqueWithin };
  });
}
