import type { JsonObject } from '../json/json.ts';
import type { Problem } from '../validation/problems.ts';

/**
 * Record from a loader (demonstration data, an import). It has an `_id` of its own, so that a repeated load
 * changes nothing.
 */
export interface LoadRecord {
  readonly entity: string;
  readonly record: JsonObject;
  /** True for an incomplete source. A value that the record lacks stays unchanged in the stored record. */
  readonly isPartial?: boolean;
  /** True for a record that the source withdraws. The store removes it, unless a user has changed it. */
  readonly isWithdrawn?: boolean;
  /**
   * List whose rows are matched by their entry in the source. Only rows of the `mentioned` entries are
   * replaced, since a source may omit an entry that is still valid.
   */
  readonly rows?: RowsOfEntries & { readonly mentioned: readonly string[] };
  /**
   * Rows that the source withdraws, in every record of this entity that the source has loaded for the same owner.
   */
  readonly withdrawsRows?: RowsOfEntries & { readonly values: readonly string[] };
  /**
   * Entries that the source withdraws. Records of the owner that were made from these entries are ended, or a
   * user is asked to decide about them.
   */
  readonly endsEntries?: EndedEntries;
}

/** Withdrawn entries of a source, and the list in which a record names its own entries. */
export interface EndedEntries {
  /** JSON Pointer of the list. */
  readonly at: string;
  /** JSON Pointer to a value that a record has once it is ended for any reason. */
  readonly over: string;
  /**
   * Values that end a record made from that entry alone and never changed by a user; by entry, then by
   * property.
   */
  readonly ends: Readonly<Record<string, JsonObject>>;
  /**
   * Values that ask a user to decide about any other record made from the entry. They are set once for each
   * statement of the source.
   */
  readonly asks: Readonly<Record<string, EntryQuestion>>;
}

export interface EntryQuestion {
  /** Values merged into the record. */
  readonly set: JsonObject;
  /** JSON Pointer to the source's statement, which shows whether a user has already been asked. */
  readonly said: string;
  /** Field and value by which records that do not name their entries are found. */
  readonly named?: { readonly at: string; readonly value: string };
}

/** List whose rows name their entry in the source, in the property `by`. */
export interface RowsOfEntries {
  /** JSON Pointer of the list. */
  readonly at: string;
  readonly by: string;
}

/** Record of a new database; records with the same id are versions of one record. */
export interface SeedRecord extends LoadRecord {
  /** Time at which the record counts as stored; by default the current time. */
  readonly at?: Date;
}

export interface LoadOutcome {
  readonly entity: string;
  readonly id: string;
  /**
   * Outcome; `withdrawn`: removed, since the source withdraws it; `absent`: withdrawn by the source, but not stored.
   */
  readonly outcome: 'created' | 'updated' | 'withdrawn' | 'unchanged' | 'absent' | 'refused';
  /** Reasons of a refusal, or gaps in an accepted record. */
  readonly problems: readonly Problem[];
}

/** Target of loaders: the store itself, or the running gateway that owns the store. */
export interface LoadTarget {
  /** Loads a batch in one transaction; the outcomes are in the order of the records. */
  readonly load: (records: readonly LoadRecord[]) => Promise<readonly LoadOutcome[]>;
  readonly close: () => Promise<void>;
}

/** Stored record with its owners. */
export interface StoredEntry {
  readonly entity: string;
  readonly id: string;
  /** Editable content, without the fields that the gateway writes. */
  readonly content: JsonObject;
  /** Owners of the record, by the name of their entity. */
  readonly owners: Readonly<Record<string, JsonObject>>;
}

/** Source for a check of all stored records: the store itself, or the running gateway that owns the store. */
export interface StoredRecords {
  /** Reads all records, with only one page of them in memory at a time. */
  readonly entries: () => AsyncIterable<StoredEntry>;
  readonly close: () => Promise<void>;
}

/** Entry of a code system. */
export interface LoadConcept {
  readonly code: string;
  readonly display: string;
  /** Further details of the source. */
  readonly details?: JsonObject;
}

/** Entries of one release of a code system, such as a year's. */
export interface ConceptBatch {
  readonly catalogue: string;
  readonly edition: string;
  readonly concepts: readonly LoadConcept[];
}

export interface ConceptCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Refused entries, each with the reason and a remedy. */
  readonly refused?: readonly RefusedConcept[];
}

export interface RefusedConcept {
  readonly code: string;
  readonly what: string;
  readonly help: string;
}

/** Release of a code system that has been loaded completely. */
export interface ConceptRelease {
  readonly catalogue: string;
  readonly edition: string;
  /** Codes of the release; other codes that are stored under the release are removed. */
  readonly codes: readonly string[];
  /** Hash that identifies the content. */
  readonly sourceHash: string;
}

/** Target of loaders of code systems: the store itself, or the running gateway that owns the store. */
export interface ConceptTarget {
  /** Stores a batch in one transaction. */
  readonly load: (batch: ConceptBatch) => Promise<ConceptCounts>;
  /** Activates the release for searches. Returns the number of concepts that the release no longer contains. */
  readonly complete: (edition: ConceptRelease) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Error in a file to be loaded, with a remedy. */
export interface KnowledgeProblem {
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly help: string;
}

/** Names of the rows that a package adds, changes or removes compared with its previous version. */
export interface KnowledgeChanges {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

export type KnowledgeOutcome =
  | {
      readonly kind: 'loaded';
      readonly title: string;
      readonly version: string;
      /** Previous version; absent for a new package. */
      readonly before?: string;
      readonly rows: number;
      readonly changes: KnowledgeChanges;
    }
  /** Outcome for a package whose content is unchanged. */
  | { readonly kind: 'unchanged'; readonly title: string; readonly version: string }
  | { readonly kind: 'removed'; readonly title: string; readonly version: string }
  /** Outcome of a refused package, of which nothing was loaded. */
  | { readonly kind: 'refused'; readonly problems: readonly KnowledgeProblem[] };

/** Target of knowledge packages: the store itself, or the running gateway that owns the store. */
export interface KnowledgeTarget {
  /** Loads all of a package's text, or nothing if any part is refused. */
  readonly loadKnowledge: (text: string) => Promise<KnowledgeOutcome>;
  /** Removes a loaded package by its name. */
  readonly removeKnowledge: (name: string) => Promise<KnowledgeOutcome>;
  readonly close: () => Promise<void>;
}
