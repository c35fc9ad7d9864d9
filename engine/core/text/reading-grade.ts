/**
 * The school grade that a text in English asks of its reader: 0.39 × words ÷ sentences + 11.8 × syllables ÷ words −
 * 15.59 (J. P. Kincaid, R. P. Fishburne, R. L. Rogers, B. S. Chissom, "Derivation of New Readability Formulas for Navy
 * Enlisted Personnel", Research Branch Report 8-75, Naval Technical Training Command, 1975). Syllables are counted by
 * groups of vowels, so it is a hint and no measurement. Not rounded, never below 0. Blank while there are no words.
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

/** Groups of vowels, where a silent e at the end is none; every word has one at least. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^laeiouy]e)$/, '');
  const groups = (spoken === '' ? letters : spoken).match(/[aeiouy]+/g)?.length ?? 0;
  return Math.max(1, groups);
}
