import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { NamedSchemaText } from '../../../engine/core/protocol/workbench.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import { textsWith, type VisibleText, visibleTexts } from './visible-texts.ts';

/** Text to search in for a file: its path, and all its names, titles, sentences and expressions. */
const foldedText = memoized(({ path, text }: NamedSchemaText) => foldText(`${path}\n${text}`));

/** Reports whether a file has the words in its path or in its text. */
export function matchesSearch(file: NamedSchemaText, words: string): boolean {
  return words === '' || foldedText(file).includes(words);
}

/** Best fit of the searched words: a text that users see, or a file. */
export type BestFit = VisibleText | { readonly path: string; readonly at: '' };

/**
 * Finds the best fit of the words: first a file with exactly that name, then a text of exactly these words, then a
 * file whose name begins with the words, and last a file or text that only contains the words.
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
