import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import type { Json } from '../../../../engine/core/json/json.ts';
import { type FileProblem, positionAt } from './file-problem.ts';

export type Parsed = { readonly value: Json } | { readonly problem: FileProblem };

/** Explanations of JSON's syntax errors, which never quote the file, since it may contain patient data. */
const stumbles: Readonly<Record<string, string>> = {
  InvalidSymbol: 'this is not JSON: a word stands where a value belongs',
  InvalidNumberFormat: 'this is not JSON: a number is written wrongly',
  PropertyNameExpected: 'this is not JSON: a property name in double quotes is missing',
  ValueExpected: 'this is not JSON: a value is missing',
  ColonExpected: 'this is not JSON: a colon is missing',
  CommaExpected: 'this is not JSON: a comma is missing',
  CloseBraceExpected: 'the JSON breaks off: a closing brace is missing',
  CloseBracketExpected: 'the JSON breaks off: a closing bracket is missing',
  EndOfFileExpected: 'the JSON ends before this place, yet the file goes on',
  UnexpectedEndOfString: 'this is not JSON: a text is not closed',
};

const helpByCode: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'export or copy the file again, it is cut off',
  CloseBracketExpected: 'export or copy the file again, it is cut off',
  EndOfFileExpected: 'give one Bundle a file (one resource a line is not read)',
};

/** Parses JSON text into a value, or into the position of the first mistake. */
export function parseJson(file: string, text: string): Parsed {
  if (text.trim() === '') {
    const problem = { file, line: 1, column: 1, what: 'the file is empty', help: 'export the patient again' };
    return { problem };
  }
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problem: locateMistake(file, text) };
  }
}

function locateMistake(file: string, text: string): FileProblem {
  const { code, offset } = firstMistake(text);
  return {
    file,
    ...positionAt(text, offset),
    what: stumbles[code] ?? 'this is not JSON',
    help: helpByCode[code] ?? 'export the file again, or correct it here',
  };
}

interface Mistake {
  readonly code: string;
  readonly offset: number;
}

/** Locates the first mistake in a refused file, since `JSON.parse` does not always report its position. */
function firstMistake(text: string): Mistake {
  const mistakes: Mistake[] = [];
  const onError = (code: ParseErrorCode, offset: number) => {
    mistakes.push({ code: printParseErrorCode(code), offset });
  };
  visit(text, { onError, onComment: (offset) => mistakes.push({ code: 'InvalidSymbol', offset }) });
  const [first] = mistakes.toSorted((one, other) => one.offset - other.offset);
  return first ?? { code: 'unknown', offset: 0 };
}
