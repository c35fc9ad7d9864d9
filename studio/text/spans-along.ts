/** Range in a text: `start` inclusive, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the spans of the values along a path in a JSON text, root first, without parsing values beside the path.
 * Undefined where no value is at the path.
 */
export function spansAlong(text: string, path: readonly string[]): readonly Span[] | undefined {
  let start: number | undefined = afterSpace(text, 0);
  const starts = [start];
  for (const token of path) {
    start = childAt(text, start, token);
    if (start === undefined) return undefined;
    starts.push(start);
  }
  return starts.map((each) => ({ start: each, end: endOfValue(text, each) }));
}

function childAt(text: string, around: number, token: string): number | undefined {
  const isObject = text[around] === '{';
  if (!isObject && text[around] !== '[') return undefined;
  let at = afterSpace(text, around + 1);
  for (let index = 0; at < text.length && text[at] !== '}' && text[at] !== ']'; index += 1) {
    const end = isObject ? endOfValue(text, at) : at;
    const isWanted = isObject ? isName(text.slice(at, end), token) : String(index) === token;
    const value = isObject ? afterSpace(text, afterSpace(text, end) + 1) : at;
    if (isWanted) return value;
    at = afterSpace(text, afterSpace(text, endOfValue(text, value)) + 1);
  }
  return undefined;
}

/** Reports whether a written name equals a token; parses only the rare escaped spelling. */
function isName(written: string, token: string): boolean {
  return written.includes('\\') ? JSON.parse(written) === token : written === `"${token}"`;
}

function endOfValue(text: string, start: number): number {
  const bracketsAndTexts = /"(?:[^"\\]|\\.)*"|[{}[\]]/g;
  const literal = /[^\s,\]}]+/y;
  const first = text[start] ?? '';
  if (!'"{['.includes(first)) {
    literal.lastIndex = start;
    return literal.test(text) ? literal.lastIndex : text.length;
  }
  bracketsAndTexts.lastIndex = start;
  let depth = 0;
  for (let found = bracketsAndTexts.exec(text); found !== null; found = bracketsAndTexts.exec(text)) {
    if ('{['.includes(found[0])) depth += 1;
    if ('}]'.includes(found[0])) depth -= 1;
    if (depth === 0) return bracketsAndTexts.lastIndex;
  }
  return text.length;
}

function afterSpace(text: string, from: number): number {
  const rest = /\S/g;
  rest.lastIndex = from;
  return rest.exec(text)?.index ?? text.length;
}
