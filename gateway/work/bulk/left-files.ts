import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { isJsonObject, type Json } from '../../../engine/core/json/json.ts';
import type { BulkFiles } from '../../../engine/core/product/tab.ts';
import { takeHandout } from '../../documents/handouts.ts';
import { pagesOf } from '../../documents/join-documents.ts';
import type { Queryable } from '../../store/database.ts';
import type { NewJobFile } from './job-files.ts';

/** File that a call has stored for its user. */
export interface LeftFile {
  readonly key: string;
  readonly title: string;
}

/** Error for files of a call that were fetched or have expired. */
export class FilesGoneError extends Error {
  override readonly name = 'FilesGoneError';
}

/** Lists the files that an answer names, and its remarks about them. */
export function filesIn({ list, remarks }: BulkFiles, scope: Scope) {
  return {
    left: listOf(list.evaluate(scope))
      .filter((each) => isJsonObject(each))
      .map(({ key, title }): LeftFile => ({ key: String(key), title: String(title) })),
    remarks: listOf(remarks?.evaluate(scope)).map(String),
  };
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Takes the files of a call out of the handouts, in the caller's transaction. */
export async function takenFiles(
  tx: Queryable,
  left: readonly LeftFile[],
  { author, at }: { readonly author: string; readonly at: Date },
): Promise<readonly NewJobFile[]> {
  const files: NewJobFile[] = [];
  for (const { key, title } of left) {
    const handout = await takeHandout(tx, { key, author }, at);
    if (handout === undefined) throw new FilesGoneError('A file of a row is gone.');
    files.push({ title, pages: await pagesOf(handout.content), content: handout.content });
  }
  return files;
}
