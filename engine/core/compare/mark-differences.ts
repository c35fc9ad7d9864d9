/** Piece of a text with what it says; an empty `says` adds nothing, such as a blank or a polite word. */
export interface ComparedPiece {
  readonly text: string;
  readonly says: string;
}

/** Piece of a text, marked where it differs from the other texts. */
export interface TextPiece {
  readonly text: string;
  readonly isDifferent: boolean;
}

/** Marks the pieces of a text that say a word which some of the other texts do not say. */
export function markDifferences(
  pieces: readonly ComparedPiece[],
  others: readonly (readonly ComparedPiece[])[],
): readonly TextPiece[] {
  const known = others.map((other) => new Set(other.flatMap(comparedWords)));
  return pieces.map((piece) => ({
    text: piece.text,
    isDifferent: comparedWords(piece).some((word) => known.some((words) => !words.has(word))),
  }));
}

function comparedWords({ says }: ComparedPiece): readonly string[] {
  return says.split(' ').filter((word) => word !== '');
}

/** Splits a text into its words, which say themselves, case ignored; blanks stay with the word before them. */
export function wordPieces(text: string): readonly ComparedPiece[] {
  return (text.match(/\S+\s*/gu) ?? []).map((word) => ({ text: word, says: word.trim().toLowerCase() }));
}
