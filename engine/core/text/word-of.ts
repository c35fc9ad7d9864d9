/** The word that a table has for a value from outside; undefined where it has none. `constructor` is a value like any other. */
export function wordOf(
  words: Readonly<Record<string, string>> | undefined,
  value: unknown,
): string | undefined {
  const key = String(value);
  return words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;
}
