import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { explainSyntax, type SyntaxProblem } from './explain-syntax.ts';

export interface ParsedText {
  readonly tree: Node | undefined;
  readonly problems: readonly SyntaxProblem[];
}

/** Maximum nesting depth, more than any descriptor needs and far less than would overflow the stack. */
const deepest = 64;

/** Parses JSON with the position of every value; `depth` is the number of enclosing objects and lists. */
export function parseText(text: string, depth = 0): ParsedText {
  const tooDeep = firstTooDeep(text, depth);
  if (tooDeep !== undefined) {
    const message = `More than ${deepest} objects and lists stand inside each other.`;
    const help = 'Close some of them, or take them apart.';
    return { tree: undefined, problems: [{ message, help, offset: tooDeep, length: 1 }] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  return { tree, problems: first === undefined ? lossesIn(tree) : [cause(text, first)] };
}

/** Explains the first mistake only, since the parser reports many that follow from it. */
function cause(text: string, { offset, length }: ParseError): SyntaxProblem {
  const help = 'Compare it with another file of the same kind.';
  return explainSyntax(text) ?? { message: 'This is no JSON.', help, offset, length: Math.max(1, length) };
}

function firstTooDeep(text: string, around: number): number | undefined {
  let depth = around;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    if (part === ']' || part === '}') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}

/** Finds JSON values that reading would change. */
function lossesIn(node: Node | undefined): readonly SyntaxProblem[] {
  const children = node?.children ?? [];
  if (node?.type === 'number') return tooLarge(node);
  return [...(node?.type === 'object' ? repeatedIn(children) : []), ...children.flatMap(lossesIn)];
}

/**
 * Refuses a number such as 1e400, which would be read as infinite: no limit is infinite, and JSON cannot write
 * infinity.
 */
function tooLarge({ value, offset, length }: Node): readonly SyntaxProblem[] {
  if (Number.isFinite(value)) return [];
  const message = 'This number is too large to compute with.';
  const help = 'Write a smaller number; a limit that nothing should reach is left out.';
  return [{ message, help, offset, length }];
}

/** Finds repeated properties, of which JSON.parse silently keeps only the last. */
function repeatedIn(properties: readonly Node[]): readonly SyntaxProblem[] {
  const seen = new Set<unknown>();
  return properties.flatMap(({ children }) => {
    const [name] = children ?? [];
    if (name === undefined || !seen.has(name.value)) {
      seen.add(name?.value);
      return [];
    }
    const message = `"${name.value}" stands in this object already.`;
    const help = 'Remove one of the two, or give it another name: JSON keeps only the last.';
    return [{ message, help, offset: name.offset, length: name.length }];
  });
}
