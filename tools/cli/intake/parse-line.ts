import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { InputLine } from './read-lines.ts';

export type ParsedLine = { readonly value: unknown } | { readonly mistake: string };

/**
 * Parses one line of NDJSON. An error is a sentence that names the line's number and quotes nothing of its
 * content.
 */
export function parseLine({ number, text }: InputLine): ParsedLine {
  if (text === undefined)
    return { mistake: `Line ${number}: longer than 64 MiB. Is each value on a line of its own?` };
  try {
    const value: unknown = JSON.parse(text);
    return { value };
  } catch {
    return { mistake: `Line ${number}: no JSON${positionOf(text)}. Write one JSON value on each line.` };
  }
}

function positionOf(text: string): string {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    return ', nested too deeply to say where';
  }
  const [first] = errors;
  if (first === undefined) return '';
  const what = printParseErrorCode(first.error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `: ${what} at column ${first.offset + 1}`;
}
