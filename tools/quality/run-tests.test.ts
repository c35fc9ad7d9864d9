import { expect, it } from 'vitest';
import { flakyLines } from './run-tests.ts';

type Tests = Parameters<typeof flakyLines>[0];

function ran(fullName: string, flaky: boolean, errors: readonly string[] = []): Tests[number] {
  return {
    fullName,
    module: { relativeModuleId: 'tests/some.test.ts' },
    diagnostic: () => ({ flaky }),
    result: () => ({ errors: errors.map((message) => ({ message })) }),
  } as unknown as Tests[number];
}

it('lists each test that passed in its second attempt only, with what it failed by first', () => {
  const lines = flakyLines([
    ran('is steady', false),
    ran('a race > is won', true, ['expected 1 to be 2\n  at line 3']),
  ]);
  expect(lines.join('\n')).toContain('Flaky: 1 passed in the second attempt only.');
  expect(lines.slice(1)).toEqual(['  tests/some.test.ts > a race > is won', '    expected 1 to be 2']);
});

it('says nothing where every test passed at once', () => {
  expect(flakyLines([ran('is steady', false)])).toEqual([]);
});
