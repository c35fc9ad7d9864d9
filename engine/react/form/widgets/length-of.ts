/** Characters as JSON Schema counts them: in code points, so that a sign outside the basic plane is one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
