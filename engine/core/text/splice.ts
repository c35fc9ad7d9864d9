import { largest } from '../compute/largest.ts';

/** Replacement of the one piece in which two texts differ, which turns the first into the second. */
export interface Splice {
  readonly offset: number;
  readonly removed: string;
  readonly inserted: string;
}

/**
 * Finds the piece in which two texts differ, without splitting a surrogate pair. Bisects slices, which takes
 * microseconds for a file; comparing single characters takes milliseconds until the JIT compiler optimizes the
 * loop.
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

/** Reports whether a high surrogate is at the index. */
function isHigh(text: string, index: number): boolean {
  return text.charCodeAt(index) >> 10 === 0xd8_00 >> 10;
}

/** Reports whether a low surrogate is at the index. */
function isLow(text: string, index: number): boolean {
  return text.charCodeAt(index) >> 10 === 0xdc_00 >> 10;
}

function endOf(text: string, length: number): string {
  return text.slice(text.length - length);
}

/** Applies a splice to a text; undefined if the text no longer contains the piece to replace. */
export function spliced(text: string, { offset, removed, inserted }: Splice): string | undefined {
  if (text.slice(offset, offset + removed.length) !== removed) return undefined;
  return text.slice(0, offset) + inserted + text.slice(offset + removed.length);
}

export function inverseSplice({ offset, removed, inserted }: Splice): Splice {
  return { offset, removed: inserted, inserted: removed };
}
