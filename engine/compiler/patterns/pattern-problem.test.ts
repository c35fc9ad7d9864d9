import { expect, it } from 'vitest';
import { validatorCode } from '../emit/validator-code.ts';
import { loadEmitted } from '../load-validator.ts';
import { patternProblem } from './pattern-problem.ts';

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

it.each([
  ['^\\s*a*\\s*a*\\s*$', undefined, 100],
  ['^\\d+\\d+x', 100_000, 1_000],
])(
  'refuses %s of polynomial time on texts of %s characters, and lets it pass on those of %i [FAULT-57]',
  (pattern, long, short) => {
    expect(patternProblem(pattern, long)?.message).toContain('takes very long');
    expect(patternProblem(pattern, short)).toBeUndefined();
  },
);

it('refuses a text that is no regular expression', () => {
  expect(patternProblem('^(a')?.message).toBe('"^(a" is no regular expression.');
});

it('tests a pattern on no text that is far beyond its maxLength [FAULT-57]', async () => {
  const schema = { type: 'string', maxLength: 3, pattern: '^[a-z🙂]*$' };
  const validate = await loadEmitted(validatorCode(schema, { isStrict: true, assertsFormats: true }));
  const refusedFor = (text: string) => (validate(text) ? [] : validate.errors?.map(({ keyword }) => keyword));
  expect(refusedFor('abc')).toEqual([]);
  expect(refusedFor('🙂🙂🙂')).toEqual([]);
  expect(refusedFor('😀😀😀')).toEqual(['pattern']);
  expect(refusedFor('ABCD')?.toSorted()).toEqual(['maxLength', 'pattern']);
  expect(refusedFor('A'.repeat(7))).toEqual(['maxLength']);
});
