/** A piece of one file that becomes another; nothing else of the file changes. */
export interface TextEdit {
  readonly path: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** The texts with the edits, which must not overlap. */
export function applyEdits(
  texts: ReadonlyMap<string, string>,
  edits: readonly TextEdit[],
): ReadonlyMap<string, string> {
  const changed = new Map(texts);
  for (const { path, offset, length, text } of edits.toSorted((a, b) => b.offset - a.offset)) {
    const before = changed.get(path) ?? '';
    changed.set(path, before.slice(0, offset) + text + before.slice(offset + length));
  }
  return changed;
}

/** Drops duplicates: two diagnostics may propose the same change. */
export function distinctEdits(edits: readonly TextEdit[]): readonly TextEdit[] {
  return [...new Map(edits.map((edit) => [`${edit.path} ${edit.offset}`, edit])).values()];
}
