import { plainSigns } from '../text/clean-text.ts';
import { isExactly } from './decimal.ts';

const typedNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Parses a typed or pasted number, which may have any kind of minus sign and invisible characters around it.
 * Undefined for anything else, and for one with more digits than a number keeps, which would become another one.
 */
export function parseTypedNumber(typed: string): number | undefined {
  const text = plainSigns(typed).trim();
  if (!typedNumber.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) && isExactly(number, text) ? number : undefined;
}
