/**
 * Looks up a value from outside in a table; undefined where the table has no entry of its own, even for
 * `constructor`.
 */
export function wordOf(
  words: Readonly<Record<string, string>> | undefined,
  value: unknown,
): string | undefined {
  const key = String(value);
  return words !== undefined && Object.hasOwn(words, key) ? words[key] : undefined;
}
