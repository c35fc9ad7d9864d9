import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { SealError, sealMark, unseal } from './backup-seal.ts';

/** Reports whether the file is encrypted with an operator's key. */
export async function isSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(sealMark.length), 0, sealMark.length, 0);
    return buffer.equals(sealMark);
  } finally {
    await handle.close();
  }
}

/**
 * Reads the lines of a backup, decrypted with a key. Throws a one-sentence error for a file that is no backup,
 * truncated, altered or unreadable.
 */
export async function* readBackupLines(file: string, key?: string): AsyncGenerator<string> {
  const content = new PassThrough();
  const packed = createReadStream(file);
  const unpacked =
    key === undefined
      ? pipeline(packed, createGunzip(), content)
      : pipeline(packed, (source) => unseal(source, key), createGunzip(), content);
  try {
    yield* linesOf(content);
    await unpacked;
  } catch (error) {
    if (error instanceof SealError) throw notOfThisKey();
    throw isUnpackingError(error) ? damaged() : error;
  } finally {
    content.destroy();
    await unpacked.catch(() => undefined);
  }
}

/** Splits a stream into lines. Passes on errors of the stream, which `readline` does not. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  content.setEncoding('utf8');
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function isUnpackingError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function damaged(): Error {
  return new Error('The backup is damaged or cut off. Nothing was restored. Take another one.');
}

function notOfThisKey(): Error {
  return new Error(
    'The backup was changed or cut off after it was made, or made with another BACKUP_KEY. Nothing was restored. Set the key that it was made with, or take another backup.',
  );
}
