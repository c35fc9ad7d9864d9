import type { JobFile } from '../../../gateway/work/bulk/job-files.ts';

export interface PagedFile extends JobFile {
  /** Page numbers of its first and last page in the file of the job. */
  readonly from: number;
  readonly to: number;
}

/** Numbers the pages of each file once all of them are one. */
export function pagedFiles(files: readonly JobFile[]): readonly PagedFile[] {
  let last = 0;
  return files.map((file) => {
    const from = last + 1;
    last += file.pages;
    return { ...file, from, to: last };
  });
}
