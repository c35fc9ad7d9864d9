import { expect, it } from 'vitest';
import { degreeOf } from './degree.ts';

it.each([
  ['^[0-9]{10}$', 1],
  ['^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$', 1],
  ['^\\p{L}+( \\p{L}+)*$', 1],
  ['^(?:ab|cd)+$', 1],
  ['^\\d+(?:\\.\\d+)?$', 1],
  ['\\d+', 1],
  ['^\\d+\\d+x', 2],
  ['\\d+x', 2],
  ['\\s+$', 2],
  ['^\\s*a*\\s*a*\\s*$', 3],
  ['\\d+\\d+x', 3],
  ['^(?:a|b)*b*c$', 2],
  ['^a{1,5000}a{1,5000}b$', 2],
])('%s takes time with the power %i of the length', (pattern, degree) => {
  expect(degreeOf(pattern)).toBe(degree);
});
