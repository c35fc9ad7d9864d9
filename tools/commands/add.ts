import { parseArgs } from 'node:util';
import { addEntity } from '../../studio/commands/add-entity.ts';
import { runMain } from '../dev/run-command.ts';
import { say } from '../terminal/terminal.ts';

const usage = `Usage: schema-driven add entity <name> [--of <kind of record>]

Adds a kind of record: schema, form, calls, table and examples, shown on the page of the one that it belongs to.`;

await runMain(async () => {
  const options = { of: { type: 'string' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [what, name] = positionals;
  if (values.help === true || what !== 'entity' || name === undefined) {
    say(usage);
    process.exitCode = values.help === true ? 0 : 1;
    return;
  }
  const { owner, written } = await addEntity(process.cwd(), { name, owner: values.of });
  for (const path of written) say(`  ${path}`);
  say(
    `Added ${name}, which belongs to ${owner}. npm run dev shows it on its page; npm test keeps its contract.`,
  );
});
