/**
 * The text of a file as every system would have saved it: without a byte order mark, with LF at the end of its lines.
 * Hashes and positions are taken from this text, so they don't depend on the editor or the checkout.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}
