import { isUtf8 } from 'node:buffer';
import type { FileProblem } from './file-problem.ts';

/**
 * Limit on a file in bytes: one patient's whole record is 1 to 10 MB, and a text of twice this size exceeds the
 * longest string.
 */
export const mostBytes = 256 * 1024 * 1024;

const byteOrderMark = '\uFEFF';
const lineFeed = 0x0a;

export type Decoded = { readonly text: string } | { readonly problem: FileProblem };

/** Decodes UTF-8, without a byte order mark; refuses any other encoding with the first position that shows it. */
export function decodeText(file: string, bytes: Buffer): Decoded {
  const refuse = (what: string, help: string, position = { line: 1, column: 1 }) => ({
    problem: { file, ...position, what, help },
  });
  if (bytes.length > mostBytes) {
    const size = Math.ceil(bytes.length / 1024 / 1024);
    return refuse(
      `the file has ${size} MB, and at most 256 MB are read`,
      'export it in parts, one patient a file',
    );
  }
  if (isUtf16(bytes)) {
    return refuse('the file is UTF-16', 'save it as UTF-8');
  }
  if (!isUtf8(bytes)) {
    return refuse('the file is not UTF-8', 'save it as UTF-8', positionOfForeignByte(bytes));
  }
  const text = bytes.toString('utf8');
  return { text: text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text };
}

function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

/** Finds the position of the first byte that is not UTF-8, by line: no multibyte character contains a line feed. */
function positionOfForeignByte(bytes: Buffer): { readonly line: number; readonly column: number } {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const feed = bytes.indexOf(lineFeed, start);
    const end = feed < 0 ? bytes.length : feed;
    const slice = bytes.subarray(start, end);
    if (!isUtf8(slice)) {
      return { line, column: slice.toString('utf8').indexOf('\uFFFD') + 1 };
    }
    start = end + 1;
  }
  return { line: 1, column: 1 };
}
