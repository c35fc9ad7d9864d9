/**
 * Estimates the US school grade of an English text: 0.39 × words ÷ sentences + 11.8 × syllables ÷ words − 15.59 (J. P.
 * Kincaid, R. P. Fishburne, R. L. Rogers, B. S. Chissom, "Derivation of New Readability Formulas for Navy Enlisted
 * Personnel", Research Branch Report 8-75, Naval Technical Training Command, 1975). A hint only, since syllables are
 * counted by groups of vowels. Not rounded, never below 0; blank without words.
 */
export function readingGrade(text: string): number | undefined {
  const words = text.match(wordPattern) ?? [];
  if (words.length === 0) return undefined;
  const sentences = text.split(/[.!?]+(?:\s|$)|\n+/).filter((sentence) => /[a-z]/i.test(sentence)).length;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / Math.max(1, sentences)) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(0, grade);
}

const wordPattern = /[a-z]+(?:['’-][a-z]+)*/gi;

/** Counts groups of vowels, without a silent e at the end; at least one per word. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^laeiouy]e)$/, '');
  const groups = (spoken === '' ? letters : spoken).match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}
