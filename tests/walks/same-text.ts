import { parseTypedDate } from '../../engine/core/dates/dates.ts';
import { parseTypedTime } from '../../engine/core/dates/times.ts';
import { cleanText } from '../../engine/core/text/clean-text.ts';
import { phoneDigits } from '../../engine/core/text/phone.ts';

/** What people write in several ways, read as one: by the readers that have tests of their own. */
const readings: readonly ((text: string) => string | number | undefined)[] = [
  (text) => cleanText(text).trim(),
  (text) => parseTypedDate(text),
  (text) => parseTypedTime(text),
  (text) => (/^[\d\s().+-]+$/.test(text) ? phoneDigits(text) : undefined),
  (text) => (/^\s*[+-]?[\d.]+\s*$/.test(text) ? Number(text) : undefined),
];

/** Whether a text says what another one says: nothing of it was lost, though it may be written otherwise. */
export function isSameText(one: string, other: string): boolean {
  return readings.some((read) => read(one) !== undefined && read(one) === read(other));
}
