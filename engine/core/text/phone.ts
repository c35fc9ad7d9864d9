/** Reads the digits of a typed US phone number, without a leading country code 1; at most ten. */
export function phoneDigits(text: string): string {
  return nationalDigits(text).slice(0, 10);
}

/**
 * Reads the number that dials a US phone, `+1` and ten digits; undefined for any other text, e.g. with more digits. An
 * area code begins with 2 to 9.
 */
export function dialedNumber(text: string): string | undefined {
  const digits = nationalDigits(text);
  return /^[2-9]\d{9}$/.test(digits) ? `+1${digits}` : undefined;
}

function nationalDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** Formats ten digits as (303) 555-0134, and fewer digits in the same pattern; returns anything else unchanged. */
export function formatPhone(digits: string): string {
  if (!/^\d{1,10}$/.test(digits)) return digits;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return area.length < 3 ? area : `(${area}) `;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
