/** Job on several rows, as the job calls answer it. */
export interface JobEntry {
  readonly id: string;
  readonly action: string;
  readonly begunAt: string;
  readonly total: number;
  readonly waiting: number;
  readonly done: number;
  readonly refused: number;
  readonly cancelled: number;
  /** Number of files that can be downloaded. */
  readonly files: number;
}

export interface JobWithRows extends JobEntry {
  readonly rows: readonly JobRowEntry[];
}

export interface JobRowEntry {
  readonly record: string;
  readonly name?: string;
  readonly state: 'waiting' | 'done' | 'refused' | 'cancelled';
  readonly message?: string;
  /** Files that the row has produced, with their pages in the job's file. */
  readonly files?: readonly { readonly title: string; readonly from: number; readonly to: number }[];
}
