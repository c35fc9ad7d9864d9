import { plainSigns } from './clean-text.ts';

const wholeNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Parses a number as people type it or copy it from elsewhere, with signs around it that nobody sees and whichever minus
 * their program has. Undefined where it is none, or where no number keeps it: beyond 2^53 it may stand for its neighbors
 * as well, and is refused instead of rounded.
 */
export function parseTypedNumber(typed: string): number | undefined {
  const text = plainSigns(typed).trim();
  if (!wholeNumber.test(text)) return undefined;
  const number = Number(text);
  if (Number.isSafeInteger(number) || !/^[+-]?\d+$/.test(text)) return keptNumber(number);
  return Number.isFinite(number) && BigInt(text.replace('+', '')) === BigInt(number) ? number : undefined;
}

function keptNumber(number: number): number | undefined {
  return Number.isFinite(number) ? number : undefined;
}
