import type { JsonObject } from '../json/json.ts';

/** Record kept outside of the store until a user imports it. */
export interface StagedEntry {
  /** Position in the file: a line, or an entry of a bundle; counted from 1. */
  readonly line: number;
  readonly document: JsonObject;
}

/** Progress of staging a file, stored together with the entries, so that nothing is staged twice or left out. */
export interface StagingProgress {
  /** Id of one staging of a file, unchanged when staging resumes. */
  readonly run: string;
  /** Number of finished lines. */
  readonly lines: number;
  /** SHA-256 of the finished lines: a file changed meanwhile is staged from its start. */
  readonly digest: string;
  /** Size of the report of rejected lines, in bytes. */
  readonly reported: number;
  readonly counts: StagingCounts;
  /** Lines of the last batch rejected by the store, reported once the batch is stored. */
  readonly repeated: readonly RepeatedLine[];
}

/** Line whose entry is on an earlier line of the same file with other content. */
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

/** Entity and organization of a staged file. */
export interface StagingSource {
  /** Name of the lines' entity. */
  readonly entity: string;
  readonly organization: string;
  /** Id of the file together with its mapping. */
  readonly file: string;
}

export interface StagingBatch extends StagingSource {
  readonly entries: readonly StagedEntry[];
  /** Progress at the end of the batch, without the counts of the batch itself. */
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
  /** Mark of a complete file: entries of the organization that are missing in the file are removed. */
  readonly isWhole: boolean;
}

/** Target of staged records: the store itself, or the running gateway that owns it. */
export interface StagingTarget {
  readonly progressOf: (source: StagingSource) => Promise<StagingProgress | undefined>;
  /** Stages a batch and its progress in one transaction. */
  readonly stage: (batch: StagingBatch) => Promise<StagedBatch>;
  /** Completes a file whose lines are all staged. Answers the number of removed entries. */
  readonly complete: (end: StagingEnd) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** JSON Pointers of values in a staged record that do not come from the line alone. */
export interface StagedShape {
  /** Path of the line's key. */
  readonly keyAt: string;
  /** Path for the organization of the file. */
  readonly organizationAt: string;
  /** Path for the organization of the file where the line has no value. */
  readonly cameFromAt: string;
}

/** Kind of record for the lines of files. */
export interface StagedKind extends StagedShape {
  readonly entity: string;
}
