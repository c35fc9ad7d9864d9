/** A value, or one call or pair of brackets that ends with the text. */
const operand = /^[\w.]*(?:\(|$)/;

/** Negates a condition; that of what was negated as a whole is what stood there before. */
export function oppositeOf(condition: string): string {
  const text = condition.trim();
  if (text === '') return '';
  const inner = text.startsWith('!') ? text.slice(1).trim() : undefined;
  if (inner !== undefined && isOperand(inner))
    return inner.startsWith('(') ? inner.slice(1, -1).trim() : inner;
  if (isOperand(text)) return `!${text}`;
  // Ends the line of a remark before the bracket, which would be part of the remark.
  return hasRemark(text) ? `!(${text}\n)` : `!(${text})`;
}

/** True where a negation before the text is one of all of it. */
function isOperand(text: string): boolean {
  const [start] = operand.exec(text) ?? [];
  if (start === undefined) return false;
  return !start.endsWith('(') || closingOf(text, start.length - 1) === text.length - 1;
}

/** A text, a remark or a bracket, in this order: what begins within a text is part of it. */
const piece = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\/\/[^\n]*|[()]/g;

/** True where a condition has a remark, which lasts to the end of its line. */
export function hasRemark(text: string): boolean {
  return [...text.matchAll(piece)].some(([found]) => found.startsWith('//'));
}

/** Finds the bracket that closes the one at an index; -1 for none. Brackets in texts and remarks do not count. */
function closingOf(text: string, from: number): number {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(piece)) {
    if (index < from) continue;
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth === 0) return index;
  }
  return -1;
}
