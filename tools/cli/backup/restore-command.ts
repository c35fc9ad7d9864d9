import { access } from 'node:fs/promises';
import { type Command, type CommandRun, type ExitCode, type Output, UsageError } from '../command.ts';
import { formatCount } from '../format-count.ts';
import { parseCall } from '../parse-call.ts';
import { isSealed, readBackupLines } from './backup-file.ts';

const usage = 'npm run cli -- restore FILE [--without-key]';

const help = `Usage: ${usage}

Fills an empty store (DATA_DIR, DATABASE_URL) from a file that "backup" has written, on either kind of database. All
of it or nothing: a file that is cut off or was changed is refused, and so is a store that holds records.

Options:
  --without-key  take a backup that was made without a key although BACKUP_KEY is set
  --help  this text

Exit code: 0 when everything is restored, 1 when nothing was, 2 for a wrong call.
For details, see docs/operator/backup.md.`;

export const restoreCommand: Command = {
  name: 'restore',
  summary: 'fill an empty store from a backup',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { values, positionals } = parseCall({
    args,
    options: { 'without-key': { type: 'boolean' } },
    usage,
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(`Name one file. Usage: ${usage}`);
  await access(file).catch(() => {
    throw new UsageError(`There is no file ${file} that can be read. Usage: ${usage}`);
  });
  const key = services.backupKey();
  const sealed = await isSealed(file);
  if (sealed && key === undefined)
    throw new Error('The backup is encrypted. Set BACKUP_KEY to the key that it was made with.');
  if (!sealed && key !== undefined && values['without-key'] !== true)
    throw new Error(
      'The backup carries no key, so it cannot be verified that it is unchanged. Take one that was made with BACKUP_KEY, or add --without-key if you trust this file.',
    );
  const keeper = await services.openStore('fill');
  try {
    const rows = await keeper.restore(shown(readBackupLines(file, sealed ? key : undefined), output));
    if (!sealed) output.say('The backup carries no key: a deliberate change to it could not be detected.');
    output.say(`${rows} rows are restored. The next start builds the searches.`);
    return 0;
  } finally {
    await keeper.close();
  }
}

async function* shown(lines: AsyncIterable<string>, output: Output): AsyncGenerator<string> {
  let count = 0;
  for await (const line of lines) {
    count += 1;
    if (count % shownEvery === 0) output.progress(`${formatCount(count)} rows`);
    yield line;
  }
}

/** Lines of a backup between two reports of progress. */
const shownEvery = 1_000;
