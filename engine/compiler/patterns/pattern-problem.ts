import { Memo } from '../../core/compute/memo.ts';
import { isAmbiguous } from './ambiguity.ts';
import { degreeOf } from './degree.ts';

/** Mistake in a regular expression, with its correction. */
export interface PatternProblem {
  readonly message: string;
  readonly help: string;
}

/** Number of characters assumed for a text without a maximum in its schema. */
const longestUnsaid = 10_000;

/** Maximum number of steps that a pattern may take in the worst case: some tenths of a second. */
const mostMoves = 2e8;

/** Patterns whose proofs are kept: those of a schema set, which each draft of an analyst proves again. */
const mostPatterns = 1_000;
const ambiguous = new Memo<boolean>(mostPatterns);
const degrees = new Memo<number>(mostPatterns);

/**
 * Explains why a pattern is invalid, or too slow for a text of `longest` characters; undefined for an
 * acceptable one.
 */
export function patternProblem(pattern: string, longest = longestUnsaid): PatternProblem | undefined {
  if (!isRegularExpression(pattern)) {
    return {
      message: `"${pattern}" is no regular expression.`,
      help: 'Patterns are ECMAScript regular expressions.',
    };
  }
  if (!ambiguous.of(pattern, isAmbiguous)) return slowOnLong(pattern, longest);
  return {
    message: `"${pattern}" repeats something that can match the same text in several ways: on some texts it takes very long.`,
    help: 'Say it without a repetition inside a repetition, and with choices that begin differently.',
  };
}

/**
 * Reports a pattern that is slow on a text of twice as many code units as the maximum of characters, the
 * longest text that a validator matches (emit/pattern-keyword.ts).
 */
function slowOnLong(pattern: string, longest: number): PatternProblem | undefined {
  const degree = degrees.of(pattern, degreeOf);
  if ((2 * longest) ** degree <= mostMoves * 2 ** degree) return undefined;
  return {
    message: `"${pattern}" has ${degree} repetitions that can share a text, so that its time grows with the length to the power of ${degree}: with ${longest.toLocaleString('en-US')} characters it takes very long.`,
    help: 'Begin it with ^, put something between the repetitions that neither of them matches, or give the text a smaller maxLength.',
  };
}

function isRegularExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
