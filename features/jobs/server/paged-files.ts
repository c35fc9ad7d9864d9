import type { JobFile } from '../../../gateway/work/bulk/job-files.ts';

export interface PagedFile extends JobFile {
  /** Numbers of the file's first and last page within the job's file. */
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
