export interface WordDistance {
  /** Edits from what was typed to the best start of the word: what is typed may not be whole yet. */
  readonly toStart: number;
  /** Edits from what was typed to the whole word. */
  readonly toWhole: number;
}

/**
 * Measures how far a word is from what was typed, in edits: a letter added, left out or replaced, or two neighbours
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

/** Limits the slips of the pen that a text of this length may hold and still be taken for another word. */
export function mostEdits(typed: string): number {
  const { length } = [...typed];
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}
