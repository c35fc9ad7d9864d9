import type {
  ExpressionCompletion,
  ExpressionLook,
  ExpressionMistake,
  ExpressionQuestion,
} from '../../../engine/core/protocol/expression-look.ts';
import { checkedAt } from './checked-at.ts';
import { completionAt } from './completion.ts';
import type { LocatedExpression } from './locate-expression.ts';
import { readingOf } from './reading.ts';

/** An expression in the braces of a sentence. */
interface Hole {
  readonly source: string;
  /** Its first character, and the one behind its last. */
  readonly start: number;
  readonly end: number;
  /** The braces behind it; blank where they are missing. */
  readonly close: string;
}

/** A sentence with its expressions: completion inside their braces, the first mistake, and the whole in words. */
export function lookAtSentence(
  place: LocatedExpression,
  { source, caret }: ExpressionQuestion,
): ExpressionLook {
  const holes = holesOf(source, place);
  const completion = caret === undefined ? undefined : completionIn(holes, caret, place);
  const read = holes.map((hole) => readHole(hole, place));
  const problem = read.map(({ mistake }) => mistake).find((mistake) => mistake !== undefined);
  return {
    ...{ isKnown: true, canKeep: false },
    ...(place.entity !== undefined && { entity: place.entity }),
    ...(completion !== undefined && { completion }),
    ...(problem !== undefined && { problem }),
    ...(problem === undefined && holes.length > 0 && { reading: readingWith(source, holes, read) }),
  };
}

/** The compiler looks for expressions in single braces or in double ones, according to the place. */
function holesOf(source: string, { uses }: LocatedExpression): readonly Hole[] {
  // The spaces beside an expression in double braces are not part of it.
  const isDouble = uses[0]?.source === 'true';
  const pattern = isDouble ? /(\{\{)(.*?)(\}\}|$)/gs : /(\{)([^{}]*)(\}|$)/g;
  return [...source.matchAll(pattern)].map(({ index, 1: open = '', 2: inner = '', 3: close = '' }) => {
    const start = index + open.length;
    return { source: inner, start, end: start + inner.length, close };
  });
}

function completionIn(
  holes: readonly Hole[],
  caret: number,
  place: LocatedExpression,
): ExpressionCompletion | undefined {
  const hole = holes.find(({ start, end }) => start <= caret && caret <= end);
  if (hole === undefined) return undefined;
  const { from, options } = completionAt(hole.source, caret - hole.start, place);
  return { from: hole.start + from, options };
}

interface ReadHole {
  readonly reading?: string;
  readonly mistake?: ExpressionMistake;
}

function readHole({ source, start, end, close }: Hole, place: LocatedExpression): ReadHole {
  const whole = { start: Math.max(0, start - 1), end };
  if (source.trim() === '')
    return {
      mistake: { message: 'These braces are blank', help: 'Write in them what stands here.', ...whole },
    };
  const checked = checkedAt(place, source);
  if ('mistake' in checked) {
    const { mistake } = checked;
    return { mistake: { ...mistake, start: start + mistake.start, end: start + mistake.end } };
  }
  if (close === '')
    return {
      mistake: { message: 'The braces of this expression are not closed', help: 'Close them.', ...whole },
    };
  return { reading: readingOf(checked.tree, checked.whole, place) };
}

/** What stands for a value is in square brackets. */
function readingWith(source: string, holes: readonly Hole[], read: readonly ReadHole[]): string {
  let from = 0;
  const parts = holes.map(({ start, end, close }, index) => {
    const words = source.slice(from, start - close.length);
    from = end + close.length;
    return `${words}[${read[index]?.reading ?? ''}]`;
  });
  return parts.join('') + source.slice(from);
}
