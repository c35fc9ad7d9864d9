import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runScript } from '../../tools/quality/process.ts';

/**
 * Requires the libraries of other sides, which have a manifest of their own, and compiles the code that imports them,
 * which the project's type check leaves out.
 */
export async function requireLibraries(): Promise<void> {
  const folder = import.meta.dirname;
  if (!existsSync(join(folder, 'node_modules')))
    throw new Error('The engine is measured beside other libraries. Run npm ci --prefix tests/bench first.');
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { exitCode, output } = await runScript(tsc, ['--project', folder, '--pretty', 'false']);
  if (exitCode !== 0) throw new Error(output);
}
