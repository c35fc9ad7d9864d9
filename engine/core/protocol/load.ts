import type { JsonObject } from '../json/json.ts';
import type { Problem } from '../validation/problems.ts';

/** Record from a loader (demonstration data, an import), with its own `_id`, so that repeated loads are harmless. */
export interface LoadRecord {
  readonly entity: string;
  readonly record: JsonObject;
  /** Mark of an incomplete source: absent values are left unchanged. */
  readonly isPartial?: boolean;
  /** Mark of a record that the source withdraws: it is removed, unless somebody has changed it here. */
  readonly isWithdrawn?: boolean;
  /**
   * Rows by their entry in the source; rows of unmentioned entries stay, since a source may omit entries without ending
   * them.
   */
  readonly rows?: RowsOfEntries & { readonly mentioned: readonly string[] };
  /** Rows that the source withdraws, in every record of the kind that it has loaded for the same owner. */
  readonly withdrawsRows?: RowsOfEntries & { readonly values: readonly string[] };
  /** Entries that the source withdraws. Ends the owner's records made from them, or marks them for a decision. */
  readonly endsEntries?: EndedEntries;
}

/** Withdrawn entries, and the list in which records name the entries that they were made from. */
export interface EndedEntries {
  /** JSON Pointer of the list. */
  readonly at: string;
  /** JSON Pointer to a value that marks a record as ended already, for any reason. */
  readonly over: string;
  /** Values by entry and property for a record made from that entry alone and changed by nobody. */
  readonly ends: Readonly<Record<string, JsonObject>>;
  /** Values for any other record made from the entry, for a person to decide; once for each statement of the source. */
  readonly asks: Readonly<Record<string, EntryQuestion>>;
}

export interface EntryQuestion {
  /** Values merged into the record. */
  readonly set: JsonObject;
  /** JSON Pointer to the source's statement, by which a record keeps which question was asked. */
  readonly said: string;
  /** Value of a field that finds records which do not name their entries. */
  readonly named?: { readonly at: string; readonly value: string };
}

/** Rows of a list with a property that names their entry in the source. */
export interface RowsOfEntries {
  /** JSON Pointer of the list. */
  readonly at: string;
  readonly by: string;
}

/** Record of a new database; several with one id are its versions. */
export interface SeedRecord extends LoadRecord {
  /** Time of storage; absent: now. */
  readonly at?: Date;
}

export interface LoadOutcome {
  readonly entity: string;
  readonly id: string;
  /** Outcome; `withdrawn`: removed for the source; `absent`: to be withdrawn, but not stored here. */
  readonly outcome: 'created' | 'updated' | 'withdrawn' | 'unchanged' | 'absent' | 'refused';
  /** Reasons of a refusal, or gaps in an accepted record. */
  readonly problems: readonly Problem[];
}

/** Target of loaders: the store itself, or the running gateway that owns it. */
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

/** Source for a check of all stored records: the store itself, or the running gateway that owns it. */
export interface RecordSource {
  /** Reads every record, a page in memory at a time. */
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

/** Completely loaded release. */
export interface ConceptRelease {
  readonly catalogue: string;
  readonly edition: string;
  /** Codes of the release; other codes stored under it are removed. */
  readonly codes: readonly string[];
  /** Hash that identifies the content. */
  readonly sourceHash: string;
}

/** Target of loaders of code systems: the store itself, or the running gateway that owns it. */
export interface ConceptTarget {
  /** Stores a batch in one transaction. */
  readonly load: (batch: ConceptBatch) => Promise<ConceptCounts>;
  /** Activates the release for searches. Answers the number of concepts that it no longer has. */
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

/** Names of rows by their change since the previous version. */
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
  /** Outcome for unchanged content. */
  | { readonly kind: 'unchanged'; readonly title: string; readonly version: string }
  | { readonly kind: 'removed'; readonly title: string; readonly version: string }
  /** Outcome of a refused package, of which nothing was loaded. */
  | { readonly kind: 'refused'; readonly problems: readonly KnowledgeProblem[] };

/** Target of knowledge packages: the store itself, or the running gateway that owns it. */
export interface KnowledgeTarget {
  /** Loads the text of a package completely, or not at all. */
  readonly loadKnowledge: (text: string) => Promise<KnowledgeOutcome>;
  /** Removes a loaded package by its name. */
  readonly removeKnowledge: (name: string) => Promise<KnowledgeOutcome>;
  readonly close: () => Promise<void>;
}
