import type { JsonObject } from '../json/json.ts';

/** A record that is kept beside the store until a user imports it. */
export interface StagedEntry {
  /** Position in the file: a line, or an entry of a bundle; counted from 1. */
  readonly line: number;
  readonly document: JsonObject;
}

/** Progress of staging a file. Stored together with the entries, so that nothing is staged twice or left out. */
export interface StagingProgress {
  /** Identifies one staging of a file; unchanged when it is resumed. */
  readonly run: string;
  /** Lines of the file that are done with. */
  readonly lines: number;
  /** SHA-256 over them: a file that was changed meanwhile is staged from its start. */
  readonly digest: string;
  /** Bytes of the report of rejected lines. */
  readonly reported: number;
  readonly counts: StagingCounts;
  /** Lines of the last batch that the store has rejected: they are reported once it is stored. */
  readonly repeated: readonly RepeatedLine[];
}

/** A line whose entry an earlier line of the same file has brought already, with other content. */
export interface RepeatedLine {
  readonly line: number;
  readonly earlier: number;
}

export interface StagingCounts {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: number;
}

export const noCounts: StagingCounts = { created: 0, changed: 0, unchanged: 0, rejected: 0 };

export function addCounts(one: StagingCounts, other: StagingCounts): StagingCounts {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
  };
}

/** Entity and organization that a file is staged as. */
export interface StagingSource {
  /** Name of the entity that its lines are. */
  readonly entity: string;
  readonly organization: string;
  /** Identifies the file together with its mapping. */
  readonly file: string;
}

export interface StagingBatch extends StagingSource {
  readonly entries: readonly StagedEntry[];
  /** Progress at the end of the batch, without what the batch itself is counted as. */
  readonly progress: StagingProgress;
}

export interface StagedBatch {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly repeated: readonly RepeatedLine[];
}

export interface StagingEnd extends StagingSource {
  readonly run: string;
  /** Entries of the organization that the file does not have are removed. */
  readonly isWhole: boolean;
}

/** Target that records are staged in: the store itself, or the running gateway that owns it. */
export interface StagingTarget {
  readonly progressOf: (source: StagingSource) => Promise<StagingProgress | undefined>;
  /** Takes a batch, and how far it comes, in one transaction. */
  readonly stage: (batch: StagingBatch) => Promise<StagedBatch>;
  /** Ends the file, which must be done. Answers how many entries were removed. */
  readonly complete: (end: StagingEnd) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** Parts of a staged record that do not depend on the file alone; JSON Pointers. */
export interface StagedShape {
  /** Path of the key of its lines. */
  readonly keyAt: string;
  /** Path that takes the organization of the file. */
  readonly organizationAt: string;
  /** Path that takes the organization of the file where the line has none. */
  readonly cameFromAt: string;
}

/** Kind of record that the lines of files are staged as. */
export interface StagedKind extends StagedShape {
  readonly entity: string;
}
