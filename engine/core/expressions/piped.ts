import { string } from './runtime.ts';
import type { Expression, Scope } from './scope.ts';

/** Expressions in a sentence, by the source between `{{` and `}}`. */
export type PipedValues = Readonly<Record<string, Expression>>;

/**
 * Splits a sentence into alternating parts: literal text, source between double braces, literal text, and so
 * on.
 */
export function partsOfSentence(sentence: string): readonly string[] {
  return sentence.split(/\{\{\s*(.+?)\s*\}\}/s);
}

export interface Piping {
  readonly scope: Scope;
  /** Formats the literal text, e.g. fills its parameters; by default unchanged. */
  readonly written?: (text: string) => string;
  /** Formats a value; by default unchanged. */
  readonly piped?: (text: string) => string;
}

/** Fills the sentence with the current values of its expressions; a blank value leaves no text. */
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
