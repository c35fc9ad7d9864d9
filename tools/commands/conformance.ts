import { parseArgs } from 'node:util';
import { exceptions } from '../conformance/exceptions.ts';
import { conformanceReport } from '../conformance/report.ts';
import { runSuite } from '../conformance/run-suite.ts';
import { readSuite } from '../conformance/suite.ts';
import { runMain } from '../dev/run-command.ts';
import { complain, say } from '../terminal/terminal.ts';

await runMain(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    complain('Name the folder with the official suite: npm run conformance -- ../JSON-Schema-Test-Suite');
    process.exitCode = 2;
    return;
  }
  const { lines, isGood } = conformanceReport(await runSuite(await readSuite(folder)), exceptions);
  for (const line of lines) say(line);
  process.exitCode = isGood ? 0 : 1;
});
