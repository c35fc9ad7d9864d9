/** Mark by which spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Rows of texts as comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula gets an
 * apostrophe in front, so that a name such as `=HYPERLINK(…)` stays a name; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Reports whether spreadsheets take a text for a formula (OWASP, "CSV Injection"), also behind what is not seen. */
function isFormula(text: string): boolean {
  return /^[\s\p{Cc}\p{Cf}]*[=+\-@\t\r＝＋－＠]/u.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
}
