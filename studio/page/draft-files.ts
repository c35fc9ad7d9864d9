import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import type { StudioDraft } from './draft.ts';

/** Lists the stored files with the draft's changes: changed texts and new files, without removed files. */
export function withDraftFiles(
  stored: readonly NamedSchemaText[],
  { files }: StudioDraft,
): readonly NamedSchemaText[] {
  const known = new Set(stored.map(({ path }) => path));
  const created = Object.keys(files).flatMap((path) => (known.has(path) ? [] : named(path)));
  const all = [...stored, ...created].map((file) => withText(file, files[file.path]?.text));
  const present = all.filter(({ text }) => text !== '');
  return created.length === 0 ? present : present.toSorted((one, two) => (one.path < two.path ? -1 : 1));
}

/** Returns the same object for an unchanged text, since caches are keyed by it. */
function withText(file: NamedSchemaText, text = file.text): NamedSchemaText {
  return text === file.text ? file : { ...file, text };
}

/** Reads kind and name from a file's path. */
function named(path: string): readonly NamedSchemaText[] {
  const [, name, kind] = /([^/.]+)\.([a-z]+)\.json$/.exec(path) ?? [];
  return name === undefined || kind === undefined ? [] : [{ path, text: '', kind, name }];
}
