import { plainSigns } from '../../../engine/core/text/clean-text.ts';

/** Fractions as people write them, with their stored decimals. */
const fractions: readonly (readonly [RegExp, string])[] = [
  [/(\d?)\s*(?:½|\b1\/2\b)/g, '.5'],
  [/(\d?)\s*(?:¼|\b1\/4\b)/g, '.25'],
  [/(\d?)\s*(?:¾|\b3\/4\b)/g, '.75'],
];

const amount = String.raw`(\d{1,5}(?:\.\d{1,3})?)`;
const single = new RegExp(`^${amount}$`);
const range = new RegExp(String.raw`^${amount}\s*(?:-|to)\s*${amount}$`);

/** Limit on a typed number, in characters. */
const mostCharacters = 40;

/**
 * Parses a dose into `1`, `0.5` or a range `1-2`, from text such as `½`, `1 1/2`, `.5`, `1 to 2`. Empty for no amount
 * above zero, or a range that does not rise.
 */
export function doseQuantity({ text }: { readonly text: string }): string {
  if (text.length > mostCharacters) return '';
  const read = fractions
    .reduce(
      (current, [pattern, part]) => current.replace(pattern, (_all, whole: string) => `${whole}${part}`),
      plainSigns(text),
    )
    .trim()
    .replace(/(^|[^\d])\./g, '$10.');
  const [, one] = single.exec(read) ?? [];
  if (one !== undefined) return Number(one) > 0 ? plain(one) : '';
  const [, low, high] = range.exec(read) ?? [];
  if (low === undefined || high === undefined || Number(low) <= 0 || Number(low) >= Number(high)) return '';
  return `${plain(low)}-${plain(high)}`;
}

/** Writes a number without trailing zeros, since 1.0 has been misread as 10. */
function plain(number: string): string {
  return String(Number(number));
}
