import type { JsonObject } from '../json/json.ts';
import type { Problem } from '../validation/problems.ts';

/** A record from a loader (demonstration data, an import), with its own `_id`, so that loading twice is harmless. */
export interface LoadRecord {
  readonly entity: string;
  readonly record: JsonObject;
  /** The source does not send everything: what is absent is left as it is. */
  readonly isPartial?: boolean;
  /** The source takes the record back: it is removed, unless somebody has changed it here. */
  readonly isWithdrawn?: boolean;
  /** Rows of entries that the source does not mention stay, since a source may leave some out without ending them. */
  readonly rows?: RowsOfEntries & { readonly mentioned: readonly string[] };
  /** Rows that the source takes back, in every record of the kind that it has brought for the same owner. */
  readonly withdrawsRows?: RowsOfEntries & { readonly values: readonly string[] };
  /** Entries that the source takes back, for records of the owner that were made of them here: ended, or asked about. */
  readonly endsEntries?: EndedEntries;
}

/** Records say in a list which entries of the source they were made of. */
export interface EndedEntries {
  /** JSON Pointer of the list. */
  readonly at: string;
  /** JSON Pointer of what a record has that is over already, for whatever reason. */
  readonly over: string;
  /** Values that a record then gets, by entry and property: where it was made of that one alone and nobody has changed it. */
  readonly ends: Readonly<Record<string, JsonObject>>;
  /** Values that any other record gets which was made of an entry, for a person to decide: once for what each says. */
  readonly asks: Readonly<Record<string, EntryQuestion>>;
}

export interface EntryQuestion {
  /** Merged into the record. */
  readonly set: JsonObject;
  /** JSON Pointer of what the source says, by which a record remembers what was asked. */
  readonly said: string;
  /** Value of a field by which records are found that do not say what they were made of. */
  readonly named?: { readonly at: string; readonly value: string };
}

/** Rows of a list whose property names the entry of the source that they were read from. */
export interface RowsOfEntries {
  /** JSON Pointer of the list. */
  readonly at: string;
  readonly by: string;
}

/** A record that a new database starts with; several of one id are its versions. */
export interface SeedRecord extends LoadRecord {
  /** Time at which it was stored; absent: now. */
  readonly at?: Date;
}

export interface LoadOutcome {
  readonly entity: string;
  readonly id: string;
  /** `withdrawn`: removed, as its source took it back; `absent`: what was taken back is not here. */
  readonly outcome: 'created' | 'updated' | 'withdrawn' | 'unchanged' | 'absent' | 'refused';
  /** Reasons of a refusal, or what is incomplete in what was taken. */
  readonly problems: readonly Problem[];
}

/** Target that loaders write to: the store itself, or the running gateway that owns it. */
export interface LoadTarget {
  /** Takes a batch in one transaction; the outcomes are in the order of the records. */
  readonly load: (records: readonly LoadRecord[]) => Promise<readonly LoadOutcome[]>;
  readonly close: () => Promise<void>;
}

/** A record as it is stored, with the records that it belongs to. */
export interface StoredEntry {
  readonly entity: string;
  readonly id: string;
  /** Content that people edit: without the fields that the gateway keeps itself. */
  readonly content: JsonObject;
  /** The records it belongs to, by the name of their entity. */
  readonly owners: Readonly<Record<string, JsonObject>>;
}

/** Source that a check of all stored records reads: the store itself, or the running gateway that owns it. */
export interface RecordSource {
  /** Reads every record, a page in memory at a time. */
  readonly entries: () => AsyncIterable<StoredEntry>;
  readonly close: () => Promise<void>;
}

/** An entry of a code system. */
export interface LoadConcept {
  readonly code: string;
  readonly display: string;
  /** Further details of the source. */
  readonly details?: JsonObject;
}

/** Entries of one edition of a code system, such as a year's. */
export interface ConceptBatch {
  readonly catalogue: string;
  readonly edition: string;
  readonly concepts: readonly LoadConcept[];
}

export interface ConceptCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Entries that were not taken, each with why and what to do. */
  readonly refused?: readonly RefusedConcept[];
}

export interface RefusedConcept {
  readonly code: string;
  readonly what: string;
  readonly help: string;
}

/** A release that was loaded completely. */
export interface ConceptRelease {
  readonly catalogue: string;
  readonly edition: string;
  /** Codes that it has; others that were stored under it are removed. */
  readonly codes: readonly string[];
  /** Identifies the content. */
  readonly sourceHash: string;
}

/** Target that loaders of code systems write to: the store itself, or the running gateway that owns it. */
export interface ConceptTarget {
  /** Stores a batch in one transaction. */
  readonly load: (batch: ConceptBatch) => Promise<ConceptCounts>;
  /** Makes the edition the one that is searched. Answers how many concepts it no longer has. */
  readonly complete: (edition: ConceptRelease) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Mistake in a file that was to be loaded, and what to do about it. */
export interface KnowledgeProblem {
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly help: string;
}

/** Names of rows, by what became of them since the version before. */
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
      /** Version before; absent where nothing of the name was there. */
      readonly before?: string;
      readonly rows: number;
      readonly changes: KnowledgeChanges;
    }
  /** Outcome where the same content is there already. */
  | { readonly kind: 'unchanged'; readonly title: string; readonly version: string }
  | { readonly kind: 'removed'; readonly title: string; readonly version: string }
  /** Outcome where nothing of it was taken. */
  | { readonly kind: 'refused'; readonly problems: readonly KnowledgeProblem[] };

/** Target that packages of knowledge are loaded to: the store itself, or the running gateway that owns it. */
export interface KnowledgeTarget {
  /** Takes the text of a package as a whole, or nothing of it. */
  readonly loadKnowledge: (text: string) => Promise<KnowledgeOutcome>;
  /** Takes a loaded package out by its name. */
  readonly removeKnowledge: (name: string) => Promise<KnowledgeOutcome>;
  readonly close: () => Promise<void>;
}
