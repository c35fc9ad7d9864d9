const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Fewer different ones are no sentence in any language. */
const leastWords = 3;
const leastLetters = 5;

/**
 * Whether a reason says something, as far as a program can tell: three different words with five different letters.
 * Words are found as Unicode finds them, so that a language without blanks has them too.
 */
export function isMeaningful(reason: string): boolean {
  const spoken = [...words.segment(reason.toLowerCase())].filter(({ isWordLike }) => isWordLike);
  const different = new Set(spoken.map(({ segment }) => segment));
  return different.size >= leastWords && new Set([...different].join('')).size >= leastLetters;
}
