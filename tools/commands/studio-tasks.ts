import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { childEnvironment } from '../../tests/browser/harness/environment.ts';
import { projectRoot } from '../quality/process.ts';

/**
 * Performs every task of an analyst in the Studio, once by pointer and once by keyboard. Exits with 1 if a task is
 * impossible.
 */
for (const device of ['pointer', 'keys']) {
  const code = await runTasks(device);
  if (code !== 0) process.exitCode = 1;
}

function runTasks(device: string): Promise<number> {
  const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'studio-tasks'], {
    cwd: projectRoot,
    env: childEnvironment({ STUDIO_HAND: device }),
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
