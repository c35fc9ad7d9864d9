/**
 * The text of a file as every system would have saved it: without a byte order mark, with LF at the end of its lines.
 * Hashes and positions are taken from this text, so they don't depend on the editor or the checkout.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** A text that was normalized, with the byte order mark and the ends of lines that its file had. */
export function likeSaved(saved: string, text: string): string {
  const mark = saved.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (saved.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}
