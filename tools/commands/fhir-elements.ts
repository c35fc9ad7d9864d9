import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutElementTable, elementTablePath, writtenTable } from '../dev/fhir-elements.ts';
import { runCommand } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

await runCommand(async () => {
  const table = cutElementTable();
  writeFileSync(join(projectRoot, elementTablePath), writtenTable(table));
  say(`${elementTablePath} has the elements of ${Object.keys(table).length} types of FHIR R4.`);
});
