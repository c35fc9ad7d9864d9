import { largest } from '../compute/largest.ts';

/** A piece of a text that became another; nothing else of the text changed. */
export interface Splice {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

/**
 * The one piece that two texts differ in. Halving leaves it to the engine of JavaScript to compare texts, which takes
 * microseconds for a file in which comparing characters takes milliseconds until it is optimised.
 */
export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  const offset = largest(most, (length) => before.slice(0, length) === after.slice(0, length));
  const behind = largest(most - offset, (length) => endOf(before, length) === endOf(after, length));
  return {
    offset,
    removed: before.slice(offset, before.length - behind),
    inserted: after.slice(offset, after.length - behind),
  };
}

function endOf(text: string, length: number): string {
  return text.slice(text.length - length);
}

/** The text with the other piece; undefined where the text is no longer the one that the splice was made of. */
export function spliced(text: string, { offset, removed, inserted }: Splice): string | undefined {
  if (text.slice(offset, offset + removed.length) !== removed) return undefined;
  return text.slice(0, offset) + inserted + text.slice(offset + removed.length);
}

export function inverseOf({ offset, removed, inserted }: Splice): Splice {
  return { offset, removed: inserted, inserted: removed };
}
