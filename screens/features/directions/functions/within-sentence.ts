/**
 * A text as it stands within a sentence: `High blood pressure` begins with a small letter there, `COPD`, `Type-B`
 * and `Parkinson's disease` stay as they are.
 */
export function withinSentence({ text }: { readonly text: string }): string {
  const [first = ''] = text.trim().split(/\s/);
  const isWord = /^\p{Lu}\p{Ll}+,?$/u.test(first);
  return isWord ? text.trim().replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text.trim();
}
