import { cleanText } from '../../../engine/core/text/clean-text.ts';

/** Name of a file whose sent name has no visible characters. */
const nameless = 'File';

/**
 * Cleans the sent name of a file for storing and showing: one line, without characters that reverse or hide its
 * letters.
 */
export function fileNameOf(sent: string): string {
  const clean = cleanText(sent)
    .replaceAll(/[\s/\\]+/g, ' ')
    .trim();
  return clean === '' ? nameless : clean;
}

/** Reduces a file's name to letters, digits, `-`, `_` and `.` for a header. */
export function headerFileName(name: string): string {
  return fileNameOf(name).replaceAll(/[^\w.-]+/g, '-');
}
