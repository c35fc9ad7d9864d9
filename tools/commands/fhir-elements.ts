import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutElementTable, elementTablePath, elementTableText } from '../dev/fhir-elements.ts';
import { runMain } from '../dev/run-command.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

await runMain(async () => {
  const table = cutElementTable();
  writeFileSync(join(projectRoot, elementTablePath), elementTableText(table));
  say(`${elementTablePath} has the elements of ${Object.keys(table).length} types of FHIR R4.`);
});
