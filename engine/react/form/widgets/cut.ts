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

/** Takes away what was typed or pasted beyond the maximum. */
export function cutAt(element: { value: string }, maxLength: number | undefined): void {
  const kept = cut(element.value, maxLength);
  if (kept !== element.value) element.value = kept;
}
