import { withTexts } from '../../engine/core/protocol/with-texts.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';
import type { FileTexts } from './commands/schema-files.ts';
import { isWritablePath } from './writable-path.ts';

/** Keeps only files of a schema set, so that a draft cannot address another folder. */
export function ofSchemaSet<File extends SchemaText>(
  texts: FileTexts,
  draft: readonly File[],
): readonly File[] {
  return draft.filter(({ path }) => texts.has(path) || isWritablePath(path));
}

export function withDraft(texts: FileTexts, draft: readonly SchemaText[]): FileTexts {
  return withTexts(texts, ofSchemaSet(texts, draft));
}
