/**
 * Reports whether a pattern covers the whole text, so that it means the same in systems whose patterns always
 * do.
 */
export function isAnchored(pattern: string): boolean {
  return pattern.startsWith('^') && /(?<!\\)\$$/.test(pattern) && !hasAlternatives(pattern);
}

/** Reports whether a pattern has top-level alternatives: in `^a|b$`, each is anchored at one end only. */
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
