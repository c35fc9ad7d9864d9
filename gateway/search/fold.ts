import { withoutMarks } from '../../engine/core/text/fold-text.ts';

/**
 * Splits a text into folded words: without case and diacritics, apostrophes removed (`oneil` finds `O'Neil`), every
 * other sign a separator.
 */
export function foldTexts(text: string): readonly string[] {
  if (!/[^ -~]/.test(text)) return wordsOf(text.toLowerCase().replace(/['`]/g, ''), /[^a-z0-9]+/);
  const folded = withoutMarks(text.normalize('NFKD').toLowerCase()).replace(/['’ʼ`´]/g, '');
  return wordsOf(folded, /[^\p{L}\p{N}]+/u);
}

function wordsOf(folded: string, gap: RegExp): readonly string[] {
  return folded.split(gap).filter((word) => word !== '');
}

/** Folds a name, each word after a space, so that "starts a word" becomes "follows a space". */
export function foldName(text: string): string {
  return foldTexts(text)
    .map((word) => ` ${word}`)
    .join('');
}

export function digitsOf(text: string): string {
  return text.normalize('NFKC').replace(/[^0-9]/g, '');
}

/** Escapes the wildcards of `LIKE` by the backslash. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
