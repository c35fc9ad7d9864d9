import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildCreatePackage } from '../../engine/library/build-create.ts';
import { buildEngine } from '../../engine/library/build-engine.ts';
import { buildProductPackage } from '../../engine/library/build-product.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot, runProgram } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

const builds = { engine: buildEngine, product: buildProductPackage, create: buildCreatePackage };

/** Builds the packages in dist/, those that are named or all of them, and packs each into dist/packages. */
await runMain(async () => {
  const asked = process.argv.slice(2);
  const packages = join(projectRoot, 'dist', 'packages');
  rmSync(packages, { recursive: true, force: true });
  mkdirSync(packages, { recursive: true });
  for (const [name, build] of Object.entries(builds)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const folder = join(projectRoot, 'dist', name);
    await build(projectRoot, folder);
    pack(folder, packages);
  }
  say('The packages are in dist/packages.');
});

function pack(folder: string, into: string): void {
  say(runProgram('npm', ['pack', '--silent', '--pack-destination', into], folder).trim());
}
