import { string } from './runtime.ts';
import type { Expression, Scope } from './scope.ts';

/** The values in a sentence, by the source between `{{` and `}}`. */
export type PipedValues = Readonly<Record<string, Expression>>;

/** The parts of the sentence, alternating: literal text, source between double braces, literal text … */
export function partsOfSentence(sentence: string): readonly string[] {
  return sentence.split(/\{\{\s*(.+?)\s*\}\}/s);
}

export interface Piping {
  readonly scope: Scope;
  /** Writes out the literal text, e.g. with its parameters filled in; by default as it is. */
  readonly written?: (text: string) => string;
  /** Writes out a value; by default as it is. */
  readonly piped?: (text: string) => string;
}

/** The sentence with its values as they are now; what is blank leaves nothing behind. */
export function fillPiped(sentence: string, values: PipedValues | undefined, piping: Piping): string {
  const { scope, written = asIs, piped = asIs } = piping;
  if (values === undefined) return written(sentence);
  const parts = partsOfSentence(sentence).map((part, index) =>
    index % 2 === 0 ? written(part) : piped(string(values[part]?.evaluate(scope))),
  );
  return parts.join('');
}

function asIs(text: string): string {
  return text;
}
