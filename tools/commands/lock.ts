import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../dev/run-command.ts';
import { readLock } from '../quality/lock-file.ts';
import { completeLock, missingPackages } from '../quality/platform-packages.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

await runMain(async () => {
  const lock = readLock(projectRoot);
  const { length } = missingPackages(lock);
  if (length > 0)
    writeFileSync(join(projectRoot, 'package-lock.json'), `${JSON.stringify(completeLock(lock), null, 2)}\n`);
  say(length === 0 ? 'package-lock.json is complete.' : `Added ${length} packages of other platforms.`);
});
