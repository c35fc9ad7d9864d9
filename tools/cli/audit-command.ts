import { auditReportLines, isWhole } from './audit-report.ts';
import { type Command, type CommandRun, type ExitCode, UsageError } from './command.ts';
import { parseCall } from './parse-call.ts';

const usage = 'npm run cli -- audit verify';

const help = `Usage: ${usage}

Works out every hash of the audit trail anew and compares: an entry that was changed, taken out or cut off since it
was written is named. Then compares every record, and every version of one, with the entry of its last change: what was
changed, removed or added behind the gateway is named by type and id. Asks the running gateway, or opens its store where none runs (DATA_DIR, DATABASE_URL).

Options:
  --help  this text

Exit code: 0 when all is as it was written, 1 when it is not, 2 for a wrong call.`;

export const auditCommand: Command = {
  name: 'audit',
  summary: 'check that nobody has changed the audit trail or the records',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { positionals } = parseCall({ args, options: {}, usage });
  if (positionals.length !== 1 || positionals[0] !== 'verify')
    throw new UsageError(`Say what to do with the audit trail. Usage: ${usage}`);
  const keeper = await services.openStore('look');
  try {
    const report = await keeper.verify();
    for (const line of auditReportLines(report)) output.say(line);
    return isWhole(report) ? 0 : 1;
  } finally {
    await keeper.close();
  }
}
