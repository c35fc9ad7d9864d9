import { type Command, type CommandRun, type ExitCode, UsageError } from './command.ts';
import { parseCall } from './parse-call.ts';

const usage = 'npm run cli -- shard [--dry-run]';

const help = `Usage: ${usage}

Distributes tables of the PostgreSQL of DATABASE_URL, a coordinator of Citus, over its workers: code systems to each of
them, records with their histories and staged members with their organization. What is distributed already stays as it
is, so it may be run again. All of it is done in one transaction, or nothing. Stop all gateways first, and take a backup:
there is no way back.

Options:
  --dry-run  print the statements, and run none
  --help     this text

Exit code: 0 when the tables are distributed (or would be), 1 when they cannot be, 2 for a wrong call.
For details, see docs/operator/sharding.md.`;

export const shardCommand: Command = {
  name: 'shard',
  summary: 'distribute tables over the workers of a PostgreSQL with Citus',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { values, positionals } = parseCall({ args, options: { 'dry-run': { type: 'boolean' } }, usage });
  if (positionals.length > 0) throw new UsageError(`It takes no names. Usage: ${usage}`);
  const isDryRun = values['dry-run'] === true;
  const statements = await services.shard(isDryRun);
  for (const statement of statements) output.say(`${statement};`);
  if (statements.length === 0) output.say('The tables are distributed already.');
  else if (!isDryRun) output.say('The tables are distributed now.');
  return 0;
}
