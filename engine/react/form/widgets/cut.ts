/**
 * The text without what is beyond the maximum, counted as JSON Schema counts: in code points, so that one sign
 * outside the basic plane is one, and never half of one remains.
 */
export function cut(text: string, maxLength: number | undefined): string {
  if (maxLength === undefined || text.length <= maxLength) return text;
  return [...text].slice(0, maxLength).join('');
}

export function lengthOf(text: string): number {
  return [...text].length;
}
