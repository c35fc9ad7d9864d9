/** Replacement of one range in a file. */
export interface TextEdit {
  readonly path: string;
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** Applies edits, which must not overlap, to the texts. */
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
