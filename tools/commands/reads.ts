import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../dev/run-command.ts';
import { fieldReadsPath, findFieldReads, writtenReads } from '../quality/field-reads.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

await runCommand(async () => {
  const reads = findFieldReads(projectRoot);
  writeFileSync(join(projectRoot, fieldReadsPath), writtenReads(reads));
  say(`${Object.keys(reads).length} fields are read by code: ${fieldReadsPath}.`);
});
