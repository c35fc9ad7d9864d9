/** A piece of a text, and whether it is what makes it differ from the others. */
export interface TextPiece {
  readonly text: string;
  readonly isDifferent: boolean;
}

/** The words of a text that not all of the other texts have, case ignored; blanks stay with the word before them. */
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
