import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

export interface SyntaxProblem {
  readonly message: string;
  readonly offset: number;
  readonly length: number;
}

export interface ParsedText {
  readonly tree: Node | undefined;
  readonly problems: readonly SyntaxProblem[];
}

/** More than any descriptor needs, and far less than what would exhaust the stack. */
const deepest = 64;

/** Parses JSON with the place of every value. */
export function parseText(text: string): ParsedText {
  const tooDeep = firstTooDeep(text);
  if (tooDeep !== undefined) {
    return {
      tree: undefined,
      problems: [{ message: 'it is nested too deeply', offset: tooDeep, length: 1 }],
    };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  return { tree, problems: [...firstsAtTheirPlace(errors), ...repeatedNames(tree)] };
}

function firstTooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/g)) {
    if (part === '[' || part === '{') depth += 1;
    if (part === ']' || part === '}') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}

/** The parser says of one character several things; the first is the one that helps. */
function firstsAtTheirPlace(errors: readonly ParseError[]): readonly SyntaxProblem[] {
  const byOffset = Map.groupBy(errors, ({ offset }) => offset);
  return [...byOffset.values()].flatMap(([first]) => (first === undefined ? [] : [syntaxProblem(first)]));
}

function syntaxProblem({ error, offset, length }: ParseError): SyntaxProblem {
  const words = printParseErrorCode(error)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return { message: words, offset, length: Math.max(1, length) };
}

/** Of two properties of one name JSON keeps the last: the first would be lost without a word. */
function repeatedNames(node: Node | undefined): readonly SyntaxProblem[] {
  const children = node?.children ?? [];
  return [...(node?.type === 'object' ? repeatedIn(children) : []), ...children.flatMap(repeatedNames)];
}

function repeatedIn(properties: readonly Node[]): readonly SyntaxProblem[] {
  const seen = new Set<unknown>();
  return properties.flatMap(({ children }) => {
    const [name] = children ?? [];
    if (name === undefined || !seen.has(name.value)) {
      seen.add(name?.value);
      return [];
    }
    return [{ message: `"${name.value}" stands here twice`, offset: name.offset, length: name.length }];
  });
}
