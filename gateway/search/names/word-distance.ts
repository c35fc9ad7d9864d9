export interface WordDistance {
  /** Edits from the typed text to the best prefix of the word, since typing may be incomplete. */
  readonly toStart: number;
  /** Edits from the typed text to the whole word. */
  readonly toWhole: number;
}

/**
 * Measures the distance of a word from the typed text in edits: a letter added, omitted or replaced, or two neighbours
 * swapped (optimal string alignment, Damerau 1964).
 */
export function wordDistance(typed: string, word: string): WordDistance {
  const [from, to] = [[...typed], [...word]];
  let before: number[] = [];
  let last = to.map((_, column) => column);
  last.push(to.length);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const isSwapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const edits = [
        (last[column + 1] ?? 0) + 1,
        (next[column] ?? 0) + 1,
        (last[column] ?? 0) + (letter === other ? 0 : 1),
        ...(isSwapped ? [(before[column - 1] ?? 0) + 1] : []),
      ];
      next.push(Math.min(...edits));
    }
    [before, last] = [last, next];
  }
  return { toStart: Math.min(...last), toWhole: last.at(-1) ?? 0 };
}

/** Computes the maximum of edits by which a similar word may differ from a text of this length. */
export function mostEdits(typed: string): number {
  const { length } = [...typed];
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
