/** Piece of a text, marked where it differs from the other texts. */
export interface TextPiece {
  readonly text: string;
  readonly isDifferent: boolean;
}

/**
 * Marks the words of a text that some of the other texts lack, ignoring case; blanks stay with the word before them.
 */
export function markDifferences(text: string, others: readonly string[]): readonly TextPiece[] {
  const known = others.map((other) => new Set(wordsOf(other).map(fold)));
  return wordsOf(text).map((piece) => ({
    text: piece,
    isDifferent: known.length > 0 && !known.every((words) => words.has(fold(piece))),
  }));
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*/gu) ?? [];
}

function fold(piece: string): string {
  return piece.trim().toLowerCase();
}
