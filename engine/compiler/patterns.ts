import { degreeOf } from './pattern-degree.ts';

/** Mistake in a regular expression, with its correction. */
export interface PatternProblem {
  readonly message: string;
  readonly help: string;
}

/** Number of characters assumed for a text without a maximum in its schema. */
const longestUnsaid = 10_000;

/** Maximum number of steps that a pattern may take in the worst case: some tenths of a second. */
const mostMoves = 2e8;

/**
 * Explains why a pattern is invalid, or too slow for a text of `longest` characters; undefined for an
 * acceptable one.
 */
export function patternProblem(pattern: string, longest = longestUnsaid): PatternProblem | undefined {
  if (!isRegularExpression(pattern)) {
    return {
      message: `"${pattern}" is no regular expression.`,
      help: 'Patterns are ECMAScript regular expressions.',
    };
  }
  const group = repeatedGroups(pattern).find(isSlow);
  if (group === undefined) return slowOnLong(pattern, longest);
  return {
    message: `"${pattern}" repeats ${group}, which can match the same text in several ways: on some texts it takes very long.`,
    help: 'Say it without a repetition inside a repetition, and with choices that begin differently.',
  };
}

/**
 * Reports a pattern that is slow on a text of twice as many code units as the maximum of characters, the
 * longest text that a validator matches (emit/pattern-keyword.ts).
 */
function slowOnLong(pattern: string, longest: number): PatternProblem | undefined {
  const degree = degreeOf(pattern);
  if ((2 * longest) ** degree <= mostMoves * 2 ** degree) return undefined;
  return {
    message: `"${pattern}" has ${degree} repetitions that can share a text, so that its time grows with the length to the power of ${degree}: with ${longest.toLocaleString('en-US')} characters it takes very long.`,
    help: 'Begin it with ^, put something between the repetitions that neither of them matches, or give the text a smaller maxLength.',
  };
}

function isRegularExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const atoms = /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\.|\[(?:[^\]\\]|\\.)*\]|\{\d+(?:,\d*)?\}|[^\\]/gsu;

/** Splits a pattern into its atoms: characters, escapes, classes, counts. */
function atomsOf(pattern: string): readonly string[] {
  return pattern.match(atoms) ?? [];
}

/** Lists the groups that a pattern repeats endlessly, as written, without the quantifier. */
function repeatedGroups(pattern: string): readonly string[] {
  const found: string[] = [];
  const open: string[][] = [];
  const parts = atomsOf(pattern);
  parts.forEach((part, index) => {
    if (part === '(') open.push([]);
    for (const group of open) group.push(part);
    if (part !== ')') return;
    const group = open.pop()?.join('') ?? '';
    if (isEndless(parts[index + 1])) found.push(group);
  });
  return found;
}

function isEndless(part: string | undefined): boolean {
  return part === '*' || part === '+' || /^\{\d+,\}$/.test(part ?? '');
}

function isSlow(group: string): boolean {
  const inside = atomsOf(group.replace(/^\((?:\?(?:[:=!]|<[=!]|<\w+>))?/, '').slice(0, -1));
  if (inside.some(isEndless) && !isSeparated(inside)) return true;
  const starts = inside.filter((_part, index) => index === 0 || inside[index - 1] === '|');
  return inside.includes('|') && new Set(starts).size < starts.length;
}

/**
 * Reports whether a group begins with a character that nothing else in it matches, so that repetitions divide a
 * text in only one way.
 */
function isSeparated([first = '', ...rest]: readonly string[]): boolean {
  if (!/^(?:\\\W|[^\\()[\]{}.|?*+^$])$/u.test(first) || isCount(rest[0])) return false;
  const separator = first.replace('\\', '');
  const others = rest.filter((part) => !isCount(part) && part !== '(' && part !== ')');
  return others.every((part) => !new RegExp(`^(?:${part})$`, 'u').test(separator));
}

function isCount(part: string | undefined): boolean {
  return part !== undefined && /^(?:[?*+]|\{.*\})$/.test(part);
}
