/**
 * Text as paper may show it. What turns the order of letters round or hides between them is taken out, since a dose
 * has to read as it was typed; control characters have no place on paper. Line ends stay.
 */
export function printableText(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\p{Cc}--\n]/gv, '')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '');
}
