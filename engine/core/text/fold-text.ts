const beyondAscii = /[^\x20-\x7e]/;

/** A text without case and diacritics, for sorting and searching: `Ábel` sorts beside `Abel`. */
export function foldText(text: string): string {
  const plain = beyondAscii.test(text)
    ? text.normalize('NFD').replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    : text;
  return plain.toLowerCase();
}
