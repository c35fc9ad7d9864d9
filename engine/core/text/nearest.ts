/** Finds the known name that is most similar to a misspelt one; undefined if none is similar enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly candidate: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (best === undefined || distance < best.distance) best = { candidate, distance };
  }
  const limit = Math.max(1, Math.floor(name.length / 3));
  return best !== undefined && best.distance <= limit ? best.candidate : undefined;
}

/** Counts the edits between two words; an edit inserts, removes or replaces a letter, or swaps two neighbours. */
function editDistance(left: string, right: string): number {
  let [beforeLast, last]: (readonly number[])[] = [
    [],
    Array.from({ length: right.length + 1 }, (_, index) => index),
  ];
  for (let i = 1; i <= left.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const other = left[i - 1] === right[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const swapped = isSwap ? (beforeLast?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min((last?.[j - 1] ?? 0) + other, (last?.[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, swapped));
    }
    [beforeLast, last] = [last ?? [], row];
  }
  return last?.at(-1) ?? 0;
}
