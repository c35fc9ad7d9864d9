/** Reads the digits of a typed US phone number, without a leading country code 1; at most ten. */
export function phoneDigits(text: string): string {
  const digits = text.normalize('NFKC').replace(/\D/g, '');
  return (digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10);
}

/** Formats ten digits as (303) 555-0134, and fewer digits in the same pattern; returns anything else unchanged. */
export function formatPhone(digits: string): string {
  if (!/^\d{1,10}$/.test(digits)) return digits;
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (exchange === '') return area.length < 3 ? area : `(${area}) `;
  return line === '' ? `(${area}) ${exchange}` : `(${area}) ${exchange}-${line}`;
}
