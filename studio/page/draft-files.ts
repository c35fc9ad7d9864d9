import type { NamedSchemaText } from '../../engine/core/protocol/workbench.ts';
import type { Draft } from './draft.ts';

/** The stored files as the draft has them: with those that it creates, without those that it removes. */
export function withDraftFiles(
  stored: readonly NamedSchemaText[],
  { files }: Draft,
): readonly NamedSchemaText[] {
  const known = new Set(stored.map(({ path }) => path));
  const created = Object.keys(files).flatMap((path) => (known.has(path) ? [] : named(path)));
  const all = [...stored, ...created].map((file) => withText(file, files[file.path]?.text));
  const present = all.filter(({ text }) => text !== '');
  return created.length === 0 ? present : present.toSorted((one, two) => (one.path < two.path ? -1 : 1));
}

/**
 * Keeps the same object where the draft does not change its text: caches of what was found in the text are keyed by it.
 */
function withText(file: NamedSchemaText, text = file.text): NamedSchemaText {
  return text === file.text ? file : { ...file, text };
}

/** Kind and name as the file's name has them. */
function named(path: string): readonly NamedSchemaText[] {
  const [, name, kind] = /([^/.]+)\.([a-z]+)\.json$/.exec(path) ?? [];
  return name === undefined || kind === undefined ? [] : [{ path, text: '', kind, name }];
}
