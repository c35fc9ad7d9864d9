import { parseTypedDate } from '../../engine/core/dates/dates.ts';
import { parseTypedTime } from '../../engine/core/dates/times.ts';
import { cleanText } from '../../engine/core/text/clean-text.ts';
import { phoneDigits } from '../../engine/core/text/phone.ts';

/** Parsers of texts with several spellings, each of which has its own tests. */
const readings: readonly ((text: string) => string | number | undefined)[] = [
  (text) => cleanText(text).trim(),
  (text) => parseTypedDate(text),
  (text) => parseTypedTime(text),
  (text) => (/^[\d\s().+-]+$/.test(text) ? phoneDigits(text) : undefined),
  (text) => (/^\s*[+-]?[\d.]+\s*$/.test(text) ? Number(text) : undefined),
];

/** True if both texts have one meaning, even if their spelling differs. */
export function isSameText(one: string, other: string): boolean {
  return readings.some((read) => read(one) !== undefined && read(one) === read(other));
}
