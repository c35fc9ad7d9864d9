/** True where a pattern is for the whole text, so that it means the same where patterns always are. */
export function isAnchored(pattern: string): boolean {
  return pattern.startsWith('^') && /(?<!\\)\$$/.test(pattern) && !hasAlternatives(pattern);
}

/** `^a|b$` is for the start of a text or for its end. */
function hasAlternatives(pattern: string): boolean {
  const plain = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  let depth = 0;
  for (const sign of plain) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) return true;
  }
  return false;
}
