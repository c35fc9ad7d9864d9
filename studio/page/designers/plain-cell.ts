import { tidyText } from '../../../engine/core/text/clean-text.ts';

/** Strips the apostrophe that keeps a spreadsheet from reading a cell as a formula. */
export function plainCell(cell: string): string {
  const text = tidyText(cell);
  return /^'[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) ? text.slice(1) : text;
}
