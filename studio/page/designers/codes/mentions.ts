import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';

/**
 * Counts the occurrences of each quoted word in files other than value sets, as a JSON string or inside of an
 * expression.
 */
export function mentions(files: readonly NamedSchemaText[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const count = (word: string) => found.set(word, (found.get(word) ?? 0) + 1);
  for (const { kind, text } of files) {
    if (kind === 'codes') continue;
    for (const [quoted] of text.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
      count(quoted.slice(1, -1));
      for (const [, word = ''] of quoted.matchAll(/'([^']+)'/g)) count(word);
    }
  }
  return found;
}
