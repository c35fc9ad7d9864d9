import { stringOrUndefined } from '../../../engine/core/json/string-values.ts';
import { auditReportLines, isWhole } from '../audit-report.ts';
import { type Command, type CommandRun, type ExitCode, UsageError } from '../command.ts';
import { parseCall } from '../parse-call.ts';

const usage = 'npm run cli -- recovery-drill BASE ARCHIVE --to TIME --binaries DIR [--tolerance SECONDS]';

const help = `Usage: ${usage}

Restores a copy of the base backup BASE (of pg_basebackup --format=plain) with the archived write-ahead log in ARCHIVE
to a moment, in a temporary folder, and proves it: the copy has as many versions of records and audit entries as the
database of DATABASE_URL has from before that moment, its audit trail is whole, and its records are as the trail says.
The copy is removed afterwards; the database is only read.

Options:
  --to TIME            the moment, as in 2026-11-23T10:15:00Z
  --binaries DIR       the programs of PostgreSQL, as in /usr/lib/postgresql/17/bin
  --tolerance SECONDS  by which a save and its commit, or clocks, may lie apart (60)
  --help               this text

Exit code: 0 when all was restored, 1 when it was not, 2 for a wrong call.
For details, see docs/operator/backup.md.`;

export const recoveryDrillCommand: Command = {
  name: 'recovery-drill',
  summary: 'prove that a base backup and the archived log can be restored to a moment',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { values, positionals } = parseCall({
    args,
    options: {
      to: { type: 'string' },
      binaries: { type: 'string' },
      tolerance: { type: 'string' },
    },
    usage,
  });
  const [base, archive] = positionals;
  if (base === undefined || archive === undefined || positionals.length > 2)
    throw new UsageError(`Name the base backup and the archive. Usage: ${usage}`);
  const binaries = stringOrUndefined(values.binaries);
  if (binaries === undefined) throw new UsageError(`Say where PostgreSQL is. Usage: ${usage}`);
  const to = new Date(stringOrUndefined(values.to) ?? '');
  if (Number.isNaN(to.getTime()) || to > services.now())
    throw new UsageError(`Say which moment of the past to restore to. Usage: ${usage}`);
  const tolerance = Number(stringOrUndefined(values.tolerance) ?? 60);
  if (!(tolerance >= 0)) throw new UsageError(`--tolerance takes a number of seconds. Usage: ${usage}`);
  const drill = { base, archive, to, tolerance, binaries };
  const { counts, store } = await services.drillRecovery(drill);
  for (const { what, restored, least, most } of counts) {
    const range = least === most ? `${least}` : `between ${least} and ${most}`;
    output.say(
      `${restored} ${what} were restored; the database has ${range} from before ${to.toISOString()}.`,
    );
  }
  for (const line of auditReportLines(store)) output.say(line);
  const isComplete = counts.every(({ restored, least, most }) => restored >= least && restored <= most);
  if (!isComplete) output.complain('The restored copy is NOT what the database was at that moment.');
  return isComplete && isWhole(store) ? 0 : 1;
}
