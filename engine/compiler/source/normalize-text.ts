/**
 * Normalizes the text of a file: no byte order mark, LF line ends. Hashes and positions use this text, so that they do
 * not depend on the editor or the checkout.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** Restores the byte order mark and the line ends of the saved file in a normalized text. */
export function likeSaved(saved: string, text: string): string {
  const mark = saved.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (saved.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}
