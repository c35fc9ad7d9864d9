/**
 * Looks up a key from outside in a table; undefined without an own entry, so that `constructor` finds nothing.
 */
export function wordOf(
  words: Readonly<Record<string, string>> | undefined,
  value: unknown,
): string | undefined {
  const key = String(value);
  return words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;
}
