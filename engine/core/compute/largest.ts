/** The largest whole number from 0 to `most` that fits, where 0 and all numbers below one that fits do: found by halving. */
export function largest(most: number, fits: (number: number) => boolean): number {
  let [known, beyond] = [0, most + 1];
  while (beyond - known > 1) {
    const middle = Math.floor((known + beyond) / 2);
    if (fits(middle)) known = middle;
    else beyond = middle;
  }
  return known;
}
