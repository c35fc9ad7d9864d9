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

/** Takes a sign back that was typed beyond the maximum, wherever it was typed. What was pasted stays whole. */
export function refuseBeyond(
  element: { value: string; selectionStart: number | null; selectionEnd: number | null },
  event: Event,
  most = Number.POSITIVE_INFINITY,
): void {
  if (!(event instanceof InputEvent) || event.inputType !== 'insertText' || event.data === null) return;
  const { value } = element;
  if (lengthOf(value) <= most) return;
  const end = element.selectionStart ?? value.length;
  const start = end - event.data.length;
  element.value = value.slice(0, start) + value.slice(end);
  element.selectionStart = start;
  element.selectionEnd = start;
}
