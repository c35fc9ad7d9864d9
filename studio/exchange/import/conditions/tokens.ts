/** Token of a REDCap or XLSForm condition. */
export interface ConditionToken {
  readonly kind: 'number' | 'text' | 'field' | 'name' | 'sign' | 'end';
  readonly text: string;
}

const patterns: readonly (readonly [ConditionToken['kind'], RegExp])[] = [
  ['number', /^\d+(?:\.\d+)?/],
  ['text', /^'([^']*)'|^"([^"]*)"|^‘([^’]*)’|^“([^”]*)”/],
  ['field', /^\$\{\s*([^}]+?)\s*\}|^\[([^\]]+)\]/],
  ['name', /^[A-Za-z_][A-Za-z0-9_:-]*/],
  ['sign', /^(?:<=|>=|!=|<>|\.|[=<>+\-*/(),])/],
];

/** Splits a condition into tokens; undefined where one belongs to neither language. */
export function tokensOfCondition(text: string): readonly ConditionToken[] | undefined {
  const tokens: ConditionToken[] = [];
  let rest = text.trim();
  while (rest !== '') {
    const token = firstToken(rest);
    if (token === undefined) return undefined;
    tokens.push(token.token);
    rest = rest.slice(token.length).trimStart();
  }
  return [...tokens, { kind: 'end', text: '' }];
}

function firstToken(rest: string): { readonly token: ConditionToken; readonly length: number } | undefined {
  for (const [kind, pattern] of patterns) {
    const found = pattern.exec(rest);
    if (found === null) continue;
    const inside = found.slice(1).find((group) => group !== undefined);
    return { token: { kind, text: inside ?? found[0] }, length: found[0].length };
  }
  return undefined;
}
