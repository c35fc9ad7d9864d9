import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { childEnvironment } from '../../tests/browser/harness/environment.ts';
import { projectRoot } from '../quality/process.ts';

/**
 * Number of steps of a walk over each form in both modes, and over each dialog of a screen: some 10,000 in total.
 */
const { values } = parseArgs({ options: { each: { type: 'string', default: '120' } } });

/** Runs random keyboard walks over all fields. Exits with 1 if typed text was lost. */
const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'dom', 'tests/walks'], {
  cwd: projectRoot,
  env: childEnvironment({ VITE_WALKS: values.each }),
  stdio: 'inherit',
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
