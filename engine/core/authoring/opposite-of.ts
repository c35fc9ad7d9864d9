/**
 * Beginning of an operand that binds tighter than `!`: a name or literal to the end, or an opening bracket with
 * an optional function name.
 */
const operand = /^[\w.]*(?:\(|$)/;

/**
 * Negates a condition. Removes the `!` of a condition that is negated as a whole, instead of negating it twice.
 */
export function oppositeOf(condition: string): string {
  const text = condition.trim();
  if (text === '') return '';
  const inner = text.startsWith('!') ? text.slice(1).trim() : undefined;
  if (inner !== undefined && isOperand(inner))
    return inner.startsWith('(') ? inner.slice(1, -1).trim() : inner;
  if (isOperand(text)) return `!${text}`;
  // Adds a line end before the closing bracket, which would otherwise belong to the comment.
  return hasRemark(text) ? `!(${text}\n)` : `!(${text})`;
}

/** True if `!` before the text negates all of it. */
function isOperand(text: string): boolean {
  const [start] = operand.exec(text) ?? [];
  if (start === undefined) return false;
  return !start.endsWith('(') || closingOf(text, start.length - 1) === text.length - 1;
}

/**
 * Tokens of CEL in this order: a string literal, a comment, a bracket. Brackets inside of the first two do not
 * count.
 */
const piece = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/\/[^\n]*|[()]/g;

/** True if a condition contains a comment, which lasts to the end of its line. */
export function hasRemark(text: string): boolean {
  return [...text.matchAll(piece)].some(([found]) => found.startsWith('//'));
}

/** Finds the index of the bracket that closes the one at an index; -1 if there is none. */
function closingOf(text: string, from: number): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(piece)) {
    if (index < from) continue;
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0) return index;
  }
  return -1;
}
