/** The text of a cell, without the apostrophe that keeps a spreadsheet from reading a formula. */
export function plainCell(cell: string): string {
  const text = cell.trim();
  return /^'[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) ? text.slice(1) : text;
}
