import { cleanText } from '../../../engine/core/text/clean-text.ts';

/** Name of a file for which a client sends nothing that anybody sees. */
const nameless = 'File';

/** The name of a file that somebody sent, as it is stored and shown: one line, without what turns or hides its letters. */
export function fileNameOf(sent: string): string {
  const clean = cleanText(sent)
    .replaceAll(/[\s/\\]+/g, ' ')
    .trim();
  return clean === '' ? nameless : clean;
}

/** Name of a file in a header: letters, digits, `-`, `_` and `.`, whatever a handler calls it. */
export function headerFileName(name: string): string {
  return fileNameOf(name).replaceAll(/[^\w.-]+/g, '-');
}
