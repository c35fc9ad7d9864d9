import { expect, it } from 'vitest';
import { readingGrade } from './reading-grade.ts';

it.each([
  ['', undefined],
  ['12 / 7', undefined],
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59 is below 0.
  ['The cat sat on the mat.', 0],
  // 10 words, 2 sentences, 13 syllables: 1.95 + 15.34 − 15.59.
  ['Take one tablet each morning. Drink a glass of water.', 1.7],
  // 8 words, 1 sentence, 31 groups of vowels: 3.12 + 45.73 − 15.59.
  ['Antihypertensive medication necessitates periodic laboratory evaluation of electrolytes.', 33.26],
])('is how many years of school a text asks for: %s', (text, grade) => {
  if (grade === undefined) expect(readingGrade(text)).toBeUndefined();
  else expect(readingGrade(text)).toBeCloseTo(grade, 1);
});

it('takes a line for a sentence, and every word for one syllable at least', () => {
  expect(readingGrade('Mr Mr')).toBe(readingGrade('be be'));
  expect(readingGrade('Stop the pill\nCall us now')).toBe(readingGrade('Stop the pill. Call us now.'));
});
