import { plainSigns } from './clean-text.ts';

const wholeNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Parses a typed or pasted number, which may have any kind of minus sign and invisible characters around it.
 * Undefined for anything else, and beyond 2^53, where numbers would be rounded.
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
