const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Fewer different ones are no sentence in any language. */
const leastWords = 3;
const leastLetters = 5;

/**
 * Reports whether a reason is meaningful, as far as a program can judge: three different words with five different
 * letters. Words are segmented by Unicode's rules, so that languages without blanks have them too.
 */
export function isMeaningful(reason: string): boolean {
  const spoken = [...words.segment(reason.toLowerCase())].filter(({ isWordLike }) => isWordLike);
  const different = new Set(spoken.map(({ segment }) => segment));
  return different.size >= leastWords && new Set([...different].join('')).size >= leastLetters;
}
