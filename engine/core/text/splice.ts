import { largest } from '../compute/largest.ts';

/** A piece of a text that became another; nothing else of the text changed. */
export interface Splice {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

/**
 * The one piece that two texts differ in, in whole characters: of two that share a half, both halves differ. Halving leaves it to the engine of JavaScript to compare texts, which takes
 * microseconds for a file in which comparing characters takes milliseconds until it is optimised.
 */
export function spliceBetween(before: string, after: string): Splice {
  const most = Math.min(before.length, after.length);
  const alike = largest(most, (length) => before.slice(0, length) === after.slice(0, length));
  const offset = isHigh(before, alike - 1) ? alike - 1 : alike;
  const alikeBehind = largest(most - offset, (length) => endOf(before, length) === endOf(after, length));
  const behind = isLow(before, before.length - alikeBehind) ? alikeBehind - 1 : alikeBehind;
  return {
    offset,
    removed: before.slice(offset, before.length - behind),
    inserted: after.slice(offset, after.length - behind),
  };
}

/** The first half of a character outside the basic plane ends there. */
function isHigh(text: string, index: number): boolean {
  return text.charCodeAt(index) >> 10 === 0xd8_00 >> 10;
}

/** The second half of a character outside the basic plane begins there. */
function isLow(text: string, index: number): boolean {
  return text.charCodeAt(index) >> 10 === 0xdc_00 >> 10;
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
