import type { JsonObject } from './json.ts';
import type { Problem } from './problems.ts';

/** A record from a loader (demonstration data, an import), with its own `_id`, so that loading twice is harmless. */
export interface LoadRecord {
  readonly entity: string;
  readonly record: JsonObject;
}

export interface LoadOutcome {
  readonly entity: string;
  readonly id: string;
  readonly outcome: 'created' | 'updated' | 'unchanged' | 'refused';
  /** Why it was refused, or what is incomplete in what was taken. */
  readonly problems: readonly Problem[];
}

/** Where loaders write to: the store itself, or the running gateway that owns it. */
export interface LoadTarget {
  /** Takes a batch in one transaction; the outcomes stand in the order of the records. */
  readonly load: (records: readonly LoadRecord[]) => Promise<readonly LoadOutcome[]>;
  readonly close: () => Promise<void>;
}

/** A record as it is stored, with the records that it belongs to. */
export interface StoredEntry {
  readonly entity: string;
  readonly id: string;
  /** What people edit of it: without the fields that the gateway keeps itself. */
  readonly content: JsonObject;
  /** The records it belongs to, by the name of their entity. */
  readonly owners: Readonly<Record<string, JsonObject>>;
}

/** Where a check of all that is stored reads from: the store itself, or the running gateway that owns it. */
export interface RecordSource {
  /** Every record, a page in memory at a time. */
  readonly entries: () => AsyncIterable<StoredEntry>;
  readonly close: () => Promise<void>;
}
