/** Reports whether a pattern covers the whole text, so that it means the same where patterns always do. */
export function isAnchored(pattern: string): boolean {
  return pattern.startsWith('^') && /(?<!\\)\$$/.test(pattern) && !hasAlternatives(pattern);
}

/** Reports alternatives, since `^a|b$` is anchored at one end each. */
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
