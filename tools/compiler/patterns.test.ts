import { expect, it } from 'vitest';
import { patternProblem } from './patterns.ts';

it.each([
  '^[0-9]{10}$',
  '^[0-9]{5}(-[0-9]{4})?$',
  '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  '^(?:ab|cd)+$',
  '^(a{1,3}b)*$',
  '^\\p{L}+( \\p{L}+)*$',
])('lets a pattern pass that can match a text in one way only: %s', (pattern) => {
  expect(patternProblem(pattern)).toBeUndefined();
});

it.each([
  '^(a+)+$',
  '^((a)*)*$',
  '^(?:x*y*)+$',
  '(a|a)*b',
  '^([a-z]+\\s?)+$',
  '(?<word>\\w+){2,}$',
  '(\\.[^@]+)+$',
])('refuses a pattern that can match a text in very many ways: %s [FAULT-57]', (pattern) => {
  expect(patternProblem(pattern)?.message).toContain('on some texts it takes very long');
});

it('refuses a text that is no regular expression', () => {
  expect(patternProblem('^(a')?.message).toBe('"^(a" is no regular expression.');
});
