/**
 * Counts characters in code points, as JSON Schema does: a character outside of the Basic Multilingual Plane counts
 * as one.
 */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
