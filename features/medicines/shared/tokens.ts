/** Word, number or mark of a text, in small letters. */
export interface TextToken {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'mark';
}

/** Limit on a name in characters, so that reading stays cheap for any pasted text. */
const mostCharacters = 300;

const tokenPattern = /\d+(?:[.,]\d+)*|\.\d+|\p{L}[\p{L}\p{M}'’]*|\S/gu;
const plainNumber = /^(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)$/;

/** Folds a text for comparison: small letters, without trademark signs. */
export function foldMedicine(text: string): string {
  return text
    .slice(0, mostCharacters)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}®™*]/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
}

/** Splits a folded text into tokens. A possible decimal comma makes a word, since the number is ambiguous. */
export function textTokensOf(folded: string): readonly TextToken[] {
  return (folded.match(tokenPattern) ?? []).map((text) => ({ text, kind: kindOf(text) }));
}

function kindOf(text: string): TextToken['kind'] {
  if (plainNumber.test(text)) return 'number';
  return /^[\p{L}\d]/u.test(text) ? 'word' : 'mark';
}
