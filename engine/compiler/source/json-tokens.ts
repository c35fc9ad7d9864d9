/** Token of a text that may be JSON, or is meant to be. */
export interface JsonToken {
  readonly kind: 'mark' | 'text' | 'open-text' | 'foreign-text' | 'comment' | 'word' | 'end';
  readonly text: string;
  readonly offset: number;
}

const pattern = new RegExp(
  [
    /(?<space>\s+)/,
    /(?<mark>[{}[\],:])/,
    /(?<text>"(?:[^"\\\n]|\\.)*")/,
    /(?<open>"(?:[^"\\\n]|\\.)*)/,
    /(?<foreign>'(?:[^'\\\n]|\\.)*'?|[“”„][^“”"\n]*[“”"]?|`[^`]*`?)/,
    /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))/,
    /(?<word>[^\s{}[\],:"'“”„`]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

const kinds = {
  mark: 'mark',
  text: 'text',
  open: 'open-text',
  foreign: 'foreign-text',
  comment: 'comment',
  word: 'word',
} as const;

/**
 * Lists the tokens of a text in order. Text that is not JSON also becomes a token, so that it can be explained.
 */
export function jsonTokens(text: string): readonly JsonToken[] {
  const tokens: JsonToken[] = [];
  for (const { 0: found, index: offset, groups = {} } of text.matchAll(pattern)) {
    for (const [group, kind] of Object.entries(kinds)) {
      if (groups[group] !== undefined) tokens.push({ kind, text: found, offset });
    }
  }
  return [...tokens, { kind: 'end', text: '', offset: text.trimEnd().length }];
}
