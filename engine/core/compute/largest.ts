/**
 * Finds by bisection the largest whole number from 0 to `most` that fits. Requires that 0 fits, and every number
 * below a fitting one.
 */
export function largest(most: number, fits: (number: number) => boolean): number {
  let [known, beyond] = [0, most + 1];
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    if (fits(middle)) known = middle;
    else beyond = middle;
  }
  return known;
}
