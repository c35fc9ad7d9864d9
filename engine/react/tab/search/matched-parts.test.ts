import { expect, it } from 'vitest';
import { matchedParts } from './matched-parts.ts';

/** Marks the matched parts of the text by brackets. */
function marked(text: string, looked: string): string {
  return matchedParts(text, looked)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');
}

it.each([
  ['Ruiz', 'rui', '[Rui]z'],
  ['Núñez', 'nunez', '[Núñez]'],
  ["O'Neil", 'oneil', "[O'Neil]"],
  ['Søbirk', 'sobirk', '[Søbirk]'],
  ['Weiß', 'weiss', '[Weiß]'],
  ['Æsop', 'aes', '[Æs]op'],
  ['Łukasz Þór', 'lukasz thor', '[Łukasz] [Þór]'],
  ['Ana Maria Ruiz', 'ruiz ana', '[Ana] Maria [Ruiz]'],
  ['Anna Hanna', 'ann', '[Ann]a H[ann]a'],
  ['King', 'ruiz', 'King'],
])('marks in the name %s what %s has found', (text, looked, parts) => {
  expect(marked(text, looked)).toBe(parts);
});

it.each([
  ['(303) 555-0177', '555-0177', '(303) [555-0177]'],
  ['(303) 555-0177', '3035', '([303) 5]55-0177'],
  ['(303) 555-0177', '720', '(303) 555-0177'],
  ['(303) 555-0177', '+1 303 555 0177', '([303) 555-0177]'],
  ['(303) 555-0177', '303–555–0177', '([303) 555-0177]'],
  ['555-0177', '303 555 0177', '555-0177'],
])('marks in the number %s what %s has found', (text, looked, parts) => {
  expect(marked(text, looked)).toBe(parts);
});
