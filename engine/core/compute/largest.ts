/**
 * Finds by bisection the largest whole number from 0 to `most` that fits; 0 fits, and so does every number below one
 * that fits.
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
