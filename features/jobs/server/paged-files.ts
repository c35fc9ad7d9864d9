import type { JobFile } from '../../../gateway/work/bulk/job-files.ts';

export interface PagedFile extends JobFile {
  /** Number of the file's first page within the job's file; `to` is the last. */
  readonly from: number;
  readonly to: number;
}

/** Numbers the pages of each file within the merged file. */
export function pagedFiles(files: readonly JobFile[]): readonly PagedFile[] {
  let last = 0;
  return files.map((file) => {
    const from = last + 1;
    last += file.pages;
    return { ...file, from, to: last };
  });
}
