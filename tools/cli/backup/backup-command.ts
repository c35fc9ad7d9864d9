import { lstatSync } from 'node:fs';
import { access, constants, type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Command, type CommandRun, type ExitCode, UsageError } from '../command.ts';
import { formatCount } from '../format-count.ts';
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
    const rows = await writeFile(file, keeper, { output, services });
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

/**
 * Refuses an existing file, since an earlier backup may be the only copy of a lost store. A link counts as a file,
 * whatever its target.
 */
function requireNew(file: string): void {
  if (lstatSync(file, { throwIfNoEntry: false }) === undefined) return;
  throw isThere(file);
}

function isThere(file: string): Error {
  return new Error(
    `${file} is there already, and no backup is overwritten. Name another file, or move that one away.`,
  );
}

/**
 * Writes a backup under a temporary name until it is complete and flushed, so that every file with a backup's name
 * is complete.
 */
async function writeFile(
  file: string,
  keeper: StoreKeeper,
  { output, services }: Pick<CommandRun, 'output' | 'services'>,
): Promise<number> {
  const key = services.backupKey();
  const unfinished = `${file}.unfinished`;
  const lines = new Readable({ read: () => undefined });
  const target = (await newFile(unfinished)).createWriteStream({ flush: true });
  const written =
    key === undefined
      ? pipeline(lines, createGzip(), target)
      : pipeline(lines, createGzip(), (packed) => seal(packed, key), target);
  let count = 0;
  try {
    const rows = await keeper.backup((line) => {
      count += 1;
      if (count % shownEvery === 0) output.progress(`${formatCount(count)} rows`);
      return push(lines, line);
    });
    lines.push(null);
    await written;
    await giveName(unfinished, file);
    return rows;
  } catch (error) {
    lines.destroy();
    await written.catch(() => undefined);
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Lines of a backup between two reports of progress. */
const shownEvery = 1_000;

async function newFile(unfinished: string): Promise<FileHandle> {
  try {
    return await open(unfinished, 'wx', 0o600);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new Error(
      `${unfinished} is there already: another backup is under way, or one was ended before it was whole. Remove that file if none is, and repeat the command.`,
    );
  }
}

/** Renames a complete backup by a hard link, which fails atomically if the name is taken. */
async function giveName(unfinished: string, file: string): Promise<void> {
  try {
    await link(unfinished, file);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw isThere(file);
    // Falls back to a check on file systems without links, where two simultaneous backups may overwrite each
    // other.
    requireNew(file);
    await rename(unfinished, file);
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Writes a line, and waits while the disk is slower than the store. */
async function push(lines: Readable, line: string): Promise<void> {
  if (lines.destroyed) throw lines.errored ?? new Error('The file could not be written.');
  if (lines.push(line)) return;
  while (lines.readableLength > lines.readableHighWaterMark && !lines.destroyed)
    await new Promise((resolve) => setImmediate(resolve));
}
