import { createHash } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { formatFileProblem } from '../../../features/import/server/fhir/file-problem.ts';
import { unreachable } from './find-files.ts';

/** Returns the size of a file in bytes, or a sentence on why it is unreadable. */
export async function sizeOfFile(file: string): Promise<number | { readonly problem: string }> {
  try {
    const found = await stat(file);
    if (found.isFile()) return found.size;
    return { problem: `${file}: this is no file; name the text file itself.` };
  } catch (error) {
    return { problem: formatFileProblem(unreachable(file, error)) };
  }
}

const gzipMark = [0x1f, 0x8b];

/** Opens a file, decompressed if its content is compressed, regardless of its name. */
export async function openInput(file: string) {
  const handle = await open(file);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  await handle.close();
  const isCompressed = gzipMark.every((byte, position) => buffer[position] === byte);
  const hash = createHash('sha256');
  const raw = createReadStream(file);
  async function* bytes(): AsyncGenerator<Uint8Array> {
    for await (const chunk of isCompressed ? unpacked(raw) : raw) {
      hash.update(chunk);
      yield chunk;
    }
  }
  let digest: string | undefined;
  return {
    bytes,
    read: () => raw.bytesRead,
    hash: () => {
      digest ??= hash.digest('hex');
      return digest;
    },
  };
}

async function* unpacked(raw: ReadStream): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  // Passes on errors of the file itself, which would otherwise be unhandled.
  raw.once('error', (error) => gunzip.destroy(error));
  try {
    yield* raw.pipe(gunzip);
  } finally {
    raw.destroy();
  }
}

/** Reports whether a compressed file is truncated. */
export function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^Z_/.test(String(error.code));
}
