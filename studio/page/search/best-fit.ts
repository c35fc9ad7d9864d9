import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { textsWith, type VisibleText, visibleTexts } from './visible-texts.ts';

/** Names, titles, sentences, expressions: all that a file says. */
const foldedText = memoized(({ path, text }: NamedSchemaText) => foldText(`${path}\n${text}`));

/** True for a file that has the words in its path or in what it says. */
export function matchesSearch(file: NamedSchemaText, words: string): boolean {
  return words === '' || foldedText(file).includes(words);
}

/** Best fit of the searched words: a text that people see, or a file. */
export type BestFit = VisibleText | { readonly path: string; readonly at: '' };

/**
 * Finds what fits the words best. A file that is called just so comes first, then a text that is nothing else, then the
 * beginning of a file's name, and what only has the words in it last.
 */
export function bestFit(files: readonly NamedSchemaText[], words: string): BestFit | undefined {
  if (words === '') return undefined;
  const names = files.map(({ path, name, kind }) => ({ path, name: foldText(`${name}.${kind}`) }));
  const [text] = textsWith(visibleTexts(files), words).shown;
  const named =
    names.find(({ name }) => name === words) ??
    (text !== undefined && foldText(text.text) === words
      ? undefined
      : names.find(({ name }) => name.startsWith(words)));
  if (named !== undefined) return { path: named.path, at: '' };
  const file = text === undefined ? files.find((each) => matchesSearch(each, words)) : undefined;
  return text ?? (file === undefined ? undefined : { path: file.path, at: '' });
}
