import type { JsonObject } from '../json/json.ts';

/** Record kept outside of the store until a user imports it. */
export interface StagedEntry {
  /** Position in the file: a line, or an entry of a bundle; counted from 1. */
  readonly line: number;
  readonly document: JsonObject;
}

/**
 * Progress of staging a file. It is stored in one transaction with the entries, so that a resumed run neither
 * repeats nor omits lines.
 */
export interface StagingProgress {
  /** Id of one staging of a file, unchanged when staging resumes. */
  readonly run: string;
  readonly lines: number;
  /**
   * SHA-256 of the finished lines. If the file no longer matches it, staging starts again from the first line.
   */
  readonly digest: string;
  /** Size of the report of rejected lines, in bytes. */
  readonly reported: number;
  readonly counts: StagingCounts;
  /** Lines of the last batch that the store rejected; they are added to the report once the batch is stored. */
  readonly repeated: readonly RepeatedLine[];
}

/** Line about the same entry as an earlier line of the file, but with other content. */
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
  /** Progress at the end of the batch; its counts do not include the batch itself. */
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
  /** True for a file that is complete for the organization, so that entries missing in it are removed. */
  readonly isWhole: boolean;
}

/** Target of staged records: the store itself, or the running gateway that owns the store. */
export interface StagingTarget {
  readonly progressOf: (source: StagingSource) => Promise<StagingProgress | undefined>;
  /** Stages a batch and its progress in one transaction. */
  readonly stage: (batch: StagingBatch) => Promise<StagedBatch>;
  /** Completes a file whose lines are all staged. Returns the number of removed entries. */
  readonly complete: (end: StagingEnd) => Promise<number>;
  readonly close: () => Promise<void>;
}

/** JSON Pointers of values that staging adds to a record beside the content of its line. */
export interface StagedShape {
  /** JSON Pointer to the key of the line. */
  readonly keyAt: string;
  /** JSON Pointer to the organization of the file. */
  readonly organizationAt: string;
  /** JSON Pointer to a value that gets the organization of the file if the line leaves it blank. */
  readonly cameFromAt: string;
}

/** Kind of record that the lines of a file become. */
export interface StagedKind extends StagedShape {
  readonly entity: string;
}
