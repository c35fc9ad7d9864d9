/** Finds the caret's offset in a masked number behind so many of its digits. */
export function caretAfter(text: string, digitCount: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (seen === digitCount) return index;
    if (/\d/.test(text.charAt(index))) seen += 1;
  }
  return text.length;
}
