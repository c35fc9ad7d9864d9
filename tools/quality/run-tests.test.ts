import { expect, it } from 'vitest';
import { flakyLines, timeLines } from './run-tests.ts';

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

type Modules = Parameters<typeof timeLines>[0];

function file(relativeModuleId: string, name: string, duration: number): Modules[number] {
  const parts = { environmentSetupDuration: 100, setupDuration: 100, collectDuration: 300 };
  return {
    relativeModuleId,
    project: { name },
    diagnostic: () => ({ ...parts, duration }),
  } as Modules[number];
}

it('lists how long each kind of tests took, and the slowest folders and files, with their imports', () => {
  const quick = Array.from({ length: 31 }, (_, n) => file(`tests/quick/${n}.test.ts`, 'node', n));
  const [kinds, ...slowest] = timeLines([
    file('engine/react/box/a.test.tsx', 'dom', 1500),
    ...quick,
    file('gateway/b.test.ts', 'node', 9500),
  ]);
  expect(kinds).toContain('dom 2 s (1 files), node 26 s (32 files).');
  expect(slowest.slice(0, 5)).toEqual([
    '    16.0 s tests/quick',
    '    10.0 s gateway',
    '     2.0 s engine/react',
    '    10.0 s gateway/b.test.ts',
    '     2.0 s engine/react/box/a.test.tsx',
  ]);
  expect(slowest).toHaveLength(3 + 30);
});
