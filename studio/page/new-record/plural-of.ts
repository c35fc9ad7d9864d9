/** Proposes the English plural of a title; a title in other letters stays as it is. */
export function pluralOf(title: string): string {
  const word = title.trim();
  if (!/[a-z]$/i.test(word)) return word;
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`;
}
