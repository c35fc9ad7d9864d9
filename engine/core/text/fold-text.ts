const beyondAscii = /[^\x20-\x7e]/;

/** Letters that Unicode does not decompose, with the plain letters that replace them. */
const unmarked: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** Folds case and diacritics of a text, for sorting and searching: `Ábel` sorts beside `Abel`. */
export function foldText(text: string): string {
  return beyondAscii.test(text) ? withoutMarks(text.normalize('NFD').toLowerCase()) : text.toLowerCase();
}

/**
 * Removes the marks and invisible characters of a decomposed (NFD, NFKD) lower-case text, and replaces letters such
 * as `ø` by `o`.
 */
export function withoutMarks(text: string): string {
  return text
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[ßæœøđðłþħı]/g, (letter) => unmarked[letter] ?? letter);
}
