import type { CheckedExpression } from '../../../engine/compiler/expressions/compile-expression.ts';
import { string } from '../../../engine/core/expressions/runtime.ts';
import type {
  ExpressionCompletion,
  ExpressionLook,
  ExpressionMistake,
  ExpressionQuestion,
} from '../../../engine/core/protocol/expression-look.ts';
import { checkedAt } from './checked-at.ts';
import { completionAt } from './completion.ts';
import { hasDoubleBraces, type LocatedExpression } from './locate-expression.ts';
import { describeReading } from './reading.ts';
import { tried } from './trial.ts';

/** Expression in the braces of a sentence. */
interface Hole {
  readonly source: string;
  /** Position of the expression's first character, and the position behind its last one. */
  readonly start: number;
  readonly end: number;
  /** Closing braces; blank where they are missing. */
  readonly close: string;
}

/**
 * Answers a question about a sentence: completions within braces, the first mistake, its meaning, and its
 * text for a sample.
 */
export function lookAtSentence(
  location: LocatedExpression,
  { source, caret, trial, stored }: ExpressionQuestion,
): ExpressionLook {
  const holes = holesOf(source, location);
  const completion = caret === undefined ? undefined : completionIn(holes, caret, location);
  const read = holes.map((hole) => readHole(hole, location));
  const known = {
    ...{ isKnown: true, canKeep: false },
    ...(location.entity !== undefined && { entity: location.entity }),
    ...(completion !== undefined && { completion }),
  };
  const problem = read.map(({ mistake }) => mistake).find((mistake) => mistake !== undefined);
  if (problem !== undefined) return { ...known, problem };
  const checked = read.flatMap((hole) => hole.checked ?? []);
  if (checked.length === 0) return known;
  const words = checked.map(({ tree, whole }) => `[${describeReading(tree, whole, location)}]`);
  const said = (values: readonly unknown[]) => filled(source, holes, values.map(string));
  return {
    ...{ ...known, reading: filled(source, holes, words) },
    ...(trial !== undefined && { trial: tried(checked, location, { trial, stored }, said) }),
  };
}

/** Finds the expressions in single or double braces, as the compiler expects at the location. */
function holesOf(source: string, location: LocatedExpression): readonly Hole[] {
  const pattern = hasDoubleBraces(location) ? /(\{\{)(.*?)(\}\}|$)/gs : /(\{)([^{}]*)(\}|$)/g;
  return [...source.matchAll(pattern)].map(({ index, 1: open = '', 2: inner = '', 3: close = '' }) => {
    const start = index + open.length;
    return { source: inner, start, end: start + inner.length, close };
  });
}

function completionIn(
  holes: readonly Hole[],
  caret: number,
  location: LocatedExpression,
): ExpressionCompletion | undefined {
  const hole = holes.find(({ start, end }) => start <= caret && caret <= end);
  if (hole === undefined) return undefined;
  const { from, options } = completionAt(hole.source, caret - hole.start, location);
  return { from: hole.start + from, options };
}

interface ReadHole {
  readonly checked?: CheckedExpression;
  readonly mistake?: ExpressionMistake;
}

function readHole({ source, start, end, close }: Hole, location: LocatedExpression): ReadHole {
  const whole = { start: Math.max(0, start - 1), end };
  if (source.trim() === '')
    return {
      mistake: { message: 'These braces are blank', help: 'Write in them what stands here.', ...whole },
    };
  const checked = checkedAt(location, source);
  if ('mistake' in checked) {
    const { mistake } = checked;
    return { mistake: { ...mistake, start: start + mistake.start, end: start + mistake.end } };
  }
  if (close === '')
    return {
      mistake: { message: 'The braces of this expression are not closed', help: 'Close them.', ...whole },
    };
  return { checked };
}

/** Replaces each expression of a sentence by a text. */
function filled(source: string, holes: readonly Hole[], texts: readonly string[]): string {
  let from = 0;
  const parts = holes.map(({ start, end, close }, index) => {
    const words = source.slice(from, start - close.length);
    from = end + close.length;
    return words + (texts[index] ?? '');
  });
  return parts.join('') + source.slice(from);
}
