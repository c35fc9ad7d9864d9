import { type JSONPath, visit } from 'jsonc-parser';
import type { Diagnostics } from '../diagnostics.ts';
import type { SourceSet } from '../source/source-set.ts';

/** A group that repeats and is repeated itself, e.g. `(a+)+`: some texts of 30 characters then take minutes. */
const nestedQuantifier = /\((?:[^()\\]|\\.)*(?:[+*]|\{\d+,\d*\})(?:[^()\\]|\\.)*\)(?:[+*]|\{\d+,\d*\})/;

/** No pattern of a schema can be made to run for very long. */
export function patternsAreFast(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) {
    visit(file.text, {
      onLiteralValue(value, _offset, _length, _line, _character, pathSupplier) {
        const at: JSONPath = pathSupplier();
        if (at.at(-1) !== 'pattern' || typeof value !== 'string') return;
        const problem = problemOf(value);
        if (problem === undefined) return;
        diagnostics.report(file, { code: 'schema/slow-pattern', ...problem, at });
      },
    });
  }
}

function problemOf(pattern: string): { readonly message: string; readonly help: string } | undefined {
  try {
    new RegExp(pattern, 'u');
  } catch {
    return { message: `"${pattern}" is no regular expression.`, help: 'Patterns are ECMAScript regular expressions.' };
  }
  if (!nestedQuantifier.test(pattern) || isSeparated(pattern)) return undefined;
  const help = 'Say it without a repetition inside a repetition.';
  return { message: `"${pattern}" repeats a group that repeats itself: on some texts it takes very long.`, help };
}

/** A repeated group that begins with a fixed separator which its repetition excludes cannot be split in two ways. */
function isSeparated(pattern: string): boolean {
  return /\(\\?([.\-/ ,:])\[\^[^\]]*\1[^\]]*\]\+\)\+/.test(pattern);
}
