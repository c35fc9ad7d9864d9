import type { TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';
import type { Tally } from './run-gates.ts';

/** Runs every test of the project, the browser's journey last. */
export async function runTests(): Promise<Tally> {
  const vitest = await startVitest('test', [], { watch: false, run: true });
  const modules = vitest.state.getTestModules();
  const strayErrors = vitest.state.getUnhandledErrors().length;
  await vitest.close();
  const tallies = modules.map(tallyModule);
  return {
    passed: sum(tallies.map(({ passed }) => passed)),
    failed: sum(tallies.map(({ failed }) => failed)) + strayErrors,
  };
}

/** A file that breaks before or beside its tests (an import, a hook) counts as one failure more. */
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
