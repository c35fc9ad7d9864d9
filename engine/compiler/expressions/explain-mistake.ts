import type { Explanation } from '../suggest.ts';

/** Syntax mistake in CEL: an explanation of the likely intention, and the range to mark. */
export interface SyntaxMistake extends Explanation {
  readonly range: Range;
}

interface Range {
  readonly start: number;
  readonly end: number;
}

type Pattern = readonly [RegExp, (found: string) => Explanation];

const operators: Readonly<Record<string, string>> = {
  and: '&&',
  or: '||',
  not: '!',
  '&': '&&',
  '|': '||',
  '=': '==',
  '===': '==',
  '!==': '!=',
  '<>': '!=',
  '=<': '<=',
  '=>': '>=',
};

/** Spellings of other languages, searched outside of string literals. */
const patterns: readonly Pattern[] = [
  [
    /(?<![.\w])(?:and|or|not)(?!\w)|===|!==|<>|=<|=>|(?<![=!<>])=(?!=)|(?<!&)&(?!&)|(?<!\|)\|(?!\|)/i,
    (found) => {
      const right = operators[found.toLowerCase()] ?? '';
      const help = { text: `Write ${right} instead.`, from: found, to: right };
      return { message: `"${found}" is no operator of expressions`, help };
    },
  ],
  [/[‘’“”„]/, () => ({ message: 'A text stands in straight quotes', help: "Write 'text'." })],
  [/;/, () => ({ message: 'An expression has no semicolon', help: 'Remove it.' })],
  [
    /\?\?/,
    () => ({ message: '"??" is no operator of expressions', help: 'Write blank(a) ? b : a for a ?? b.' }),
  ],
  [
    /\?\./,
    () => ({
      message: '"?." is no operator of expressions',
      help: 'Write ".": of what is missing every field is blank.',
    }),
  ],
  [
    /(?<![.\w])is(?!\w)(?: not)? \w+/i,
    () => ({
      message: '"is" is no operator of expressions',
      help: 'Ask with blank(…) whether something is missing.',
    }),
  ],
  [
    /(?<![.\w])(?:if|then|else)(?!\w)/i,
    () => ({ message: 'Expressions have no "if"', help: 'Write: condition ? this : that.' }),
  ],
  [/(?<![.\w])in \(/, () => ({ message: 'A list stands in brackets', help: "Write it like in ['a', 'b']." })],
];

/**
 * Finds the likely mistake in an expression that cannot be parsed; `at` is the range where the parser stopped.
 */
export function explainMistake(source: string, at: Range): SyntaxMistake | undefined {
  const masked = withoutTexts(source);
  const open = /['"]/.exec(masked);
  if (open !== null) {
    const range = { start: open.index, end: source.length };
    return {
      message: 'The closing quote of this text is missing',
      help: `Add ${open[0]} where it ends.`,
      range,
    };
  }
  return slipIn(masked) ?? unbalanced(masked) ?? atTheEnd(masked, at) ?? twoValues(masked, at);
}

/**
 * Replaces the content of string literals by blanks, so that all positions stay the same. Leaves an unclosed
 * literal as it is.
 */
function withoutTexts(source: string): string {
  return source.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, (text) => '_'.repeat(text.length));
}

function slipIn(masked: string): SyntaxMistake | undefined {
  const found = patterns.flatMap(([pattern, explain]) => {
    const match = pattern.exec(masked);
    if (match === null) return [];
    return [{ ...explain(match[0]), range: { start: match.index, end: match.index + match[0].length } }];
  });
  return found.toSorted((a, b) => a.range.start - b.range.start)[0];
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

function unbalanced(masked: string): SyntaxMistake | undefined {
  const open: { readonly mark: string; readonly start: number }[] = [];
  for (const { 0: mark, index: start } of masked.matchAll(/[()[\]{}]/g)) {
    const last = open.at(-1);
    if (closing[mark] !== undefined) open.push({ mark, start });
    else if (last !== undefined && closing[last.mark] === mark) open.pop();
    else if (last === undefined) {
      const range = { start, end: start + 1 };
      return {
        message: `This "${mark}" closes nothing`,
        help: 'Remove it, or open it further to the left.',
        range,
      };
    }
  }
  const [first] = open.toReversed();
  if (first === undefined) return undefined;
  const wanted = closing[first.mark];
  const range = { start: first.start, end: first.start + 1 };
  return { message: `This "${first.mark}" is never closed`, help: `Add "${wanted}" where it ends.`, range };
}

function atTheEnd(masked: string, at: Range): SyntaxMistake | undefined {
  if (at.start < masked.trimEnd().length) return undefined;
  const isChoice = masked.includes('?') && !masked.includes(':');
  return isChoice
    ? { message: 'A choice has two sides', help: 'Write: condition ? this : that.', range: at }
    : {
        message: 'The expression ends where something is missing',
        help: 'Add the value, or take the operator out.',
        range: at,
      };
}

function twoValues(masked: string, { start, end }: Range): SyntaxMistake | undefined {
  const before = masked.slice(0, start);
  const [word] = /^\w+/.exec(masked.slice(start)) ?? [];
  if (word === undefined || !/[\w)\]]\s+\w*$/.test(before)) return undefined;
  const wordStart = before.length - (/\w*$/.exec(before)?.[0].length ?? 0);
  return {
    message: 'An operator is missing before this',
    help: 'Join conditions with && or ||, compare with ==.',
    range: { start: wordStart, end: Math.max(end, wordStart + word.length) },
  };
}
