import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runMain } from '../dev/run-command.ts';
import { codeFactsPath, findCodeFacts, writtenFacts } from '../quality/code-facts.ts';
import { projectRoot } from '../quality/process.ts';
import { say } from '../terminal/terminal.ts';

await runMain(async () => {
  const facts = findCodeFacts(projectRoot);
  writeFileSync(join(projectRoot, codeFactsPath), writtenFacts(facts));
  const [fields, rules] = [facts.fields, facts.rules].map((each) => Object.keys(each).length);
  say(`${fields} fields are read by code, and ${rules} access rules asked: ${codeFactsPath}.`);
});
