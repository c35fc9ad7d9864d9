import type { RecordKeyword } from '../json/json.ts';

/** A value that no two records of an organization may share. */
export interface UniqueKey {
  /** JSON Pointer to the value. */
  readonly at: string;
  /** JSON Pointer: only records that have the same value there may not share one. */
  readonly within?: string;
}

/**
 * Unique keys of an entity, each with its scope. `uniqueWithin`, the word of earlier releases, is the scope of every key
 * that has none of its own.
 */
export function uniqueKeysOf({ unique = [], uniqueWithin }: RecordKeyword): readonly UniqueKey[] {
  return unique.map((key) => {
    if (typeof key !== 'string') return key;
    return uniqueWithin === undefined ? { at: key } : { at: key, within: uniqueWithin };
  });
}
