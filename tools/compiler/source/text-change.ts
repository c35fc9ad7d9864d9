/** Where two texts differ: what stands before and behind is the same in both. */
export interface TextChange {
  /** Offsets in the text before. */
  readonly from: number;
  readonly to: number;
  /** How many characters longer the text became. */
  readonly by: number;
}

/** The shortest change that makes one text of the other. */
export function changeBetween(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  const from = largest(shorter, (length) => after.slice(0, length) === before.slice(0, length));
  const end = largest(shorter - from, (length) => endOf(after, length) === endOf(before, length));
  return { from, to: before.length - end, by: after.length - before.length };
}

function endOf(text: string, length: number): string {
  return text.slice(text.length - length);
}

/**
 * The largest number up to `most` that fits, where all below it fit. Halving leaves it to the engine to compare texts, which
 * takes microseconds for a file in which comparing characters takes milliseconds until it is optimised.
 */
function largest(most: number, fits: (length: number) => boolean): number {
  let [known, beyond] = [0, most + 1];
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    if (fits(middle)) known = middle;
    else beyond = middle;
  }
  return known;
}
