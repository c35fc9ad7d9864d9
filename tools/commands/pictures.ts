import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { childEnvironment } from '../../tests/browser/harness/environment.ts';
import { projectRoot } from '../quality/process.ts';

/** Compares the pictures of the product with the committed ones; `--accept` replaces those that differ. */
const { values } = parseArgs({ options: { accept: { type: 'boolean', default: false } } });
rmSync(join(projectRoot, 'test-results', 'pictures'), { recursive: true, force: true });
const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--project', 'pictures'], {
  cwd: projectRoot,
  env: childEnvironment({ PICTURES: values.accept ? 'accept' : 'compare' }),
  stdio: 'inherit',
});
child.once('exit', (code) => {
  process.exitCode = code ?? 1;
});
