import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runScript } from '../../tools/quality/process.ts';

/** The libraries that are measured beside ours have a manifest of their own, and what imports them is compiled by nobody else. */
export async function requireLibraries(): Promise<void> {
  const folder = import.meta.dirname;
  if (!existsSync(join(folder, 'node_modules')))
    throw new Error('The engine is measured beside other libraries. Run npm ci --prefix tests/bench first.');
  const tsc = join(projectRoot, 'node_modules/typescript/bin/tsc');
  const { exitCode, output } = await runScript(tsc, ['--project', folder, '--pretty', 'false']);
  if (exitCode !== 0) throw new Error(output);
}
