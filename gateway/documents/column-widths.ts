export interface ColumnWish {
  /** Share of the width, in relation to the shares of the other columns. */
  readonly share: number;
  /** Width of the longest word of the title, in points. */
  readonly title: number;
  /** Width of the longest word of the cells, in points. */
  readonly cells: number;
}

/** Factors of a column's share: the least width, and the most for a long word. */
const [least, most] = [0.85, 1.25];

/**
 * Divides a width among columns: first reserves room for every word of the titles, then approaches the shares, then
 * uses spare room for the words of the cells. Longer words are broken.
 */
export function columnWidths(columns: readonly ColumnWish[], width: number): readonly number[] {
  const all = sum(columns.map(({ share }) => share));
  const shares = columns.map(({ share }) => (share / all) * width);
  const titles = columns.map(({ title }) => title);
  const near = columns.map(({ title }, index) => Math.max(title, (shares[index] ?? 0) * least));
  const words = columns.map(({ cells }, index) =>
    Math.max(near[index] ?? 0, Math.min(cells, (shares[index] ?? 0) * most)),
  );
  const wanted = words.map((each, index) => Math.max(each, shares[index] ?? 0));
  const widths = [near, words, wanted].reduce<readonly number[]>(
    (from, to) => grown(from, to, width),
    titles,
  );
  return widths.map((each) => each * (width / sum(widths)));
}

/** Widens columns towards target widths, as far as the total width allows. */
function grown(from: readonly number[], to: readonly number[], width: number): readonly number[] {
  const more = sum(to) - sum(from);
  const part = more <= 0 ? 0 : Math.min(1, Math.max(0, width - sum(from)) / more);
  return from.map((each, index) => each + ((to[index] ?? each) - each) * part);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
