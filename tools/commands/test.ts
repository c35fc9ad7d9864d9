import { runGates } from '../quality/run-gates.ts';
import { longProjects, runTests } from '../quality/run-tests.ts';
import { say } from '../terminal/terminal.ts';

const gates = await runGates();
const tests = await runTests(longProjects.map((name) => `!${name}`));

const passed = gates.passed + tests.passed;
const failed = gates.failed + tests.failed;
say(`\nGates: ${gates.passed} passed, ${gates.failed} failed.`);
say(`Tests: ${tests.passed} passed, ${tests.failed} failed.\n`);
say(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
