/** A word, a number or a mark of a text, in small letters. */
export interface Token {
  readonly text: string;
  readonly kind: 'word' | 'number' | 'mark';
}

/** Longer names say nothing more; reading stays cheap whatever somebody pastes. */
const mostCharacters = 300;

const tokenPattern = /\d+(?:[.,]\d+)*|\.\d+|\p{L}[\p{L}\p{M}'’]*|\S/gu;
const plainNumber = /^(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)$/;

/** The text as names are compared: small letters, without marks of brands. */
export function foldName(text: string): string {
  return text
    .slice(0, mostCharacters)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}®™*]/gu, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
}

/** The tokens of a folded text. What may be a decimal comma is a word: nobody knows which number it is. */
export function tokensOf(folded: string): readonly Token[] {
  return (folded.match(tokenPattern) ?? []).map((text) => ({ text, kind: kindOf(text) }));
}

function kindOf(text: string): Token['kind'] {
  if (plainNumber.test(text)) return 'number';
  return /^[\p{L}\d]/u.test(text) ? 'word' : 'mark';
}
