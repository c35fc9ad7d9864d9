/** Counts characters as JSON Schema does, in code points: a character outside the basic plane counts as one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
