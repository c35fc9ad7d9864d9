/** Byte order mark, without which spreadsheet programs do not read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Formats rows as comma-separated values (RFC 4180). Texts that a spreadsheet would run as formulas, such as
 * `=HYPERLINK(…)`, get an apostrophe in front; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Reports whether spreadsheet programs would evaluate a text as a formula (OWASP, "CSV Injection"), even after
 * invisible characters.
 */
function isFormula(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
}
