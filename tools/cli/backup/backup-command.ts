import { createWriteStream, existsSync } from 'node:fs';
import { access, constants, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Command, type CommandRun, type ExitCode, UsageError } from '../command.ts';
import { parseCall } from '../parse-call.ts';
import type { StoreKeeper } from '../store-keeper.ts';
import { seal } from './backup-seal.ts';

const usage = 'npm run cli -- backup FILE';

const help = `Usage: ${usage}

Writes everything that is stored into one compressed file: records with their history, the audit trail, tasks that
wait. Works while the gateway runs. The file holds patient data: only this user may read it; keep it as safe as the
store itself. A file that is there already is not overwritten. With BACKUP_KEY set it is encrypted, and a change of it is found. What it does not hold are the keys and accounts of the embedded sign-in.

Options:
  --help  this text

Exit code: 0 when the file is complete and on the disk, 1 when it could not be written, 2 for a wrong call.
For details, see docs/operator/backup.md.`;

export const backupCommand: Command = {
  name: 'backup',
  summary: 'write everything that is stored into a file',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { positionals } = parseCall({ args, options: {}, usage });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new UsageError(`Name one file. Usage: ${usage}`);
  await requireFolder(file);
  requireNew(file);
  const keeper = await services.openStore('look');
  try {
    const rows = await writeFile(file, keeper, services.backupKey());
    if (services.backupKey() === undefined)
      output.say('The backup is neither encrypted nor protected against changes: set BACKUP_KEY for both.');
    output.say(`${file} holds ${rows} rows.`);
    return 0;
  } finally {
    await keeper.close();
  }
}

async function requireFolder(file: string): Promise<void> {
  const folder = dirname(file);
  await access(folder, constants.W_OK).catch(() => {
    throw new Error(`The folder ${folder} is not there or cannot be written. Make it, or name another file.`);
  });
}

/** An earlier backup is all that there is of a store that was lost meanwhile. */
function requireNew(file: string): void {
  if (!existsSync(file)) return;
  throw new Error(
    `${file} is there already, and no backup is overwritten. Name another file, or move that one away.`,
  );
}

/** Writes a backup under another name until it is whole and on the disk: a file with the name of a backup is one. */
async function writeFile(file: string, keeper: StoreKeeper, key: string | undefined): Promise<number> {
  const unfinished = `${file}.unfinished`;
  const lines = new Readable({ read: () => undefined });
  const target = createWriteStream(unfinished, { mode: 0o600 });
  const written =
    key === undefined
      ? pipeline(lines, createGzip(), target)
      : pipeline(lines, createGzip(), (packed) => seal(packed, key), target);
  try {
    const rows = await keeper.backup((line) => push(lines, line));
    lines.push(null);
    await written;
    const handle = await open(unfinished, 'r+');
    await handle.sync();
    await handle.close();
    requireNew(file);
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    lines.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Waits while the disk is slower than the store. */
async function push(lines: Readable, line: string): Promise<void> {
  if (lines.destroyed) throw lines.errored ?? new Error('The file could not be written.');
  if (lines.push(line)) return;
  while (lines.readableLength > lines.readableHighWaterMark && !lines.destroyed)
    await new Promise((resolve) => setImmediate(resolve));
}
