import type { TestCase, TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';
import { paint, say } from '../terminal/terminal.ts';
import type { Tally } from './run-gates.ts';

/** Projects of `vitest.config.ts` that `npm run drills` runs, and `npm test` does not. */
export const longProjects = ['drills', 'browser drills'];

/**
 * Runs the tests of some projects (`!name`: of all others), journeys in a browser last. Repeats a failed test once; a
 * test that passes only then is listed with its first failure, as a defect of the test or of the product.
 */
export async function runTests(project: readonly string[]): Promise<Tally> {
  const vitest = await startVitest('test', [], {
    ...{ watch: false, run: true, retry: 1 },
    project: [...project],
  });
  const modules = vitest.state.getTestModules();
  for (const line of flakyLines(modules.flatMap((module) => [...module.children.allTests()]))) say(line);
  for (const line of timeLines(modules)) say(line);
  const strayErrors = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  const tallies = modules.map(tallyModule);
  return {
    passed: sum(tallies.map(({ passed }) => passed)),
    failed: sum(tallies.map(({ failed }) => failed)) + strayErrors,
  };
}

/** Lists the tests that passed only in their second attempt, each with its file and first failure. */
export function flakyLines(
  tests: readonly Pick<TestCase, 'fullName' | 'module' | 'diagnostic' | 'result'>[],
) {
  const flaky = tests.filter((test) => test.diagnostic()?.flaky === true);
  if (flaky.length === 0) return [];
  const entries = flaky.flatMap((test) => [
    `  ${test.module.relativeModuleId} > ${test.fullName}`,
    ...(test.result().errors ?? []).map(({ message }) => `    ${message.split('\n')[0]}`),
  ]);
  return [paint('yellow', `\nFlaky: ${flaky.length} passed in the second attempt only.`), ...entries];
}

/** Number of slowest folders and files to list with their time. */
const slowest = 30;

/** Lists the time of each kind of tests, and the slowest folders and files. */
export function timeLines(
  modules: readonly Pick<TestModule, 'relativeModuleId' | 'diagnostic' | 'project'>[],
): readonly string[] {
  const files = modules.map((module) => ({
    path: module.relativeModuleId,
    kind: module.project.name,
    seconds: secondsOf(module),
  }));
  const kinds = timesBy(files, ({ kind }) => kind).map(
    ([kind, seconds, count]) => `${kind} ${seconds.toFixed(0)} s (${count} files)`,
  );
  const folderOf = ({ path }: { readonly path: string }) =>
    path.split('/').slice(0, -1).slice(0, 2).join('/');
  return [
    `\nTime of the tests, one after the other: ${kinds.join(', ')}. The slowest folders and files:`,
    ...slowestLines(timesBy(files, folderOf)),
    ...slowestLines(files.map(({ path, seconds }) => [path, seconds])),
  ];
}

/** Sums the times of the files of each group; returns the group, its seconds and its number of files. */
function timesBy<File extends { readonly seconds: number }>(
  files: readonly File[],
  groupOf: (file: File) => string,
): readonly (readonly [group: string, seconds: number, count: number])[] {
  return [...Map.groupBy(files, groupOf)].map(([group, own]) => [
    group,
    sum(own.map(({ seconds }) => seconds)),
    own.length,
  ]);
}

function slowestLines(
  times: readonly (readonly [name: string, seconds: number, ...unknown[]])[],
): readonly string[] {
  return times
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, slowest)
    .map(([name, seconds]) => `  ${seconds.toFixed(1).padStart(6)} s ${name}`);
}

function secondsOf(module: Pick<TestModule, 'diagnostic'>): number {
  const { environmentSetupDuration, setupDuration, collectDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + setupDuration + collectDuration + duration) / 1000;
}

/** Counts a file's tests; a file that breaks outside of its tests (an import, a hook) counts as one more failure. */
function tallyModule(module: TestModule): Tally {
  const tests = [...module.children.allTests()];
  const failed = tests.filter((test) => test.result().state === 'failed').length;
  const brokeOutsideTests = module.state() === 'failed' && failed === 0;
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: failed + (brokeOutsideTests ? 1 : 0),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0);
}
