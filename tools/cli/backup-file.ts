import { createReadStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/**
 * The lines of a backup. Throws an error of one sentence for a file that is no backup, is cut off, has a changed
 * byte or cannot be read.
 */
export async function* readBackupLines(file: string): AsyncGenerator<string> {
  const content = new PassThrough();
  const unpacked = pipeline(createReadStream(file), createGunzip(), content);
  try {
    yield* linesOf(content);
    await unpacked;
  } catch (error) {
    throw isUnpackingError(error) ? damaged() : error;
  } finally {
    content.destroy();
    await unpacked.catch(() => undefined);
  }
}

/** As `readline` does it, which does not pass an error of its input on. */
async function* linesOf(content: Readable): AsyncGenerator<string> {
  content.setEncoding('utf8');
  let rest = '';
  for await (const chunk of content as AsyncIterable<string>) {
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
