import { withoutMarks } from '../../../core/text/fold-text.ts';

/** Piece of a text, marked where it matches the search. */
export interface MatchedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a text into pieces that match and pieces that do not. Compares names as the gateway does (word by word,
 * ignoring case, diacritics and apostrophes), and numbers by their digits only.
 */
export function matchedParts(text: string, looked: string): readonly MatchedPart[] {
  const hasLetters = /\p{L}/u.test(looked);
  const fold = hasLetters ? foldLetter : (sign: string) => sign.normalize('NFKC').replace(/[^0-9]/g, '');
  const signs = [...text];
  const folded = signs.map(fold);
  const isMatched = signs.map(() => false);
  const whole = folded.join('');
  for (const word of [...looked].map(fold).join('').split(' '))
    markAll(hasLetters ? word : withoutCode(word, whole), folded, isMatched);
  return joined(signs, isMatched);
}

/**
 * Minimum length of a stored number, in digits, that also matches a typed number with a country code before
 * it.
 */
const wholeNumber = 10;

function withoutCode(typed: string, number: string): string {
  return number.length >= wholeNumber && typed.endsWith(number) ? number : typed;
}

export function hasMatch(parts: readonly MatchedPart[]): boolean {
  return parts.some(({ isMatch }) => isMatch);
}

function foldLetter(sign: string): string {
  const plain = withoutMarks(sign.normalize('NFKD').toLowerCase()).replace(/['’ʼ`´]/g, '');
  return plain === '' || /[\p{L}\p{N}]/u.test(plain) ? plain : ' ';
}

function markAll(word: string, folded: readonly string[], isMatched: boolean[]): void {
  if (word === '') return;
  const whole = folded.join('');
  // Finds the offset in the folded text at which each character begins.
  const starts = folded.map((_, index) => folded.slice(0, index).join('').length);
  for (let from = whole.indexOf(word); from !== -1; from = whole.indexOf(word, from + word.length)) {
    const first = starts.findLastIndex((start, index) => start <= from && folded[index] !== '');
    const end = from + word.length;
    for (let index = first; index < folded.length && (starts[index] ?? end) < end; index += 1)
      isMatched[index] = true;
  }
}

function joined(signs: readonly string[], isMatched: readonly boolean[]): readonly MatchedPart[] {
  const parts: { text: string; isMatch: boolean }[] = [];
  for (const [index, sign] of signs.entries()) {
    const isMatch = isMatched[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += sign;
    else parts.push({ text: sign, isMatch });
  }
  return parts;
}
