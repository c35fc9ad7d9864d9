import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/** Error for an encrypted backup that was altered or truncated, or has another key. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

/**
 * First bytes of an encrypted file. After them come a salt for its key, and chunks of kind, length, content and
 * tag.
 */
export const sealMark = Buffer.from('gateway-backup-sealed-1\n');

const saltSize = 16;
const tagSize = 16;
const frameSize = 5;
const chunkSize = 65_536;

/** Derives a separate key for every file, so that a nonce, which is a counter, never repeats under one key. */
async function keyOf(secret: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, Buffer>(scrypt);
  return derive(secret, salt, 32);
}

/**
 * Builds the nonce from the chunk's position. The tag also covers the end mark in the frame, so that moved,
 * omitted or truncated chunks are detected.
 */
function nonceOf(position: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(position), 4);
  return nonce;
}

/** Encrypts content in chunks, with AES-256-GCM. */
export async function* seal(content: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltSize);
  const key = await keyOf(secret, salt);
  yield Buffer.concat([sealMark, salt]);
  let position = 0;
  const chunk = (bytes: Buffer, isLast: boolean) => {
    const frame = Buffer.alloc(frameSize);
    frame.writeUInt8(isLast ? 1 : 0);
    frame.writeUInt32BE(bytes.length, 1);
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(position)).setAAD(frame);
    position += 1;
    return Buffer.concat([frame, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  let rest = Buffer.alloc(0);
  for await (const bytes of content) {
    rest = Buffer.concat([rest, bytes]);
    for (; rest.length > chunkSize; rest = rest.subarray(chunkSize))
      yield chunk(rest.subarray(0, chunkSize), false);
  }
  yield chunk(rest, true);
}

/** Decrypts the content chunk by chunk, each only after a check of its tag. Throws `SealError`. */
export async function* unseal(sealed: AsyncIterable<Uint8Array>, secret: string): AsyncGenerator<Buffer> {
  const from = takerOf(sealed);
  await from.exactly(sealMark.length);
  const key = await keyOf(secret, await from.exactly(saltSize));
  for (let position = 0, isLast = false; !isLast; position += 1) {
    const frame = await from.exactly(frameSize);
    const length = frame.readUInt32BE(1);
    if (length > chunkSize) throw new SealError();
    isLast = frame.readUInt8() === 1;
    const content = await from.exactly(length);
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(position), { authTagLength: tagSize });
    decipher.setAAD(frame).setAuthTag(await from.exactly(tagSize));
    const opened = decipher.update(content);
    try {
      decipher.final();
    } catch {
      throw new SealError();
    }
    yield opened;
  }
  if (await from.hasMore()) throw new SealError();
}

/** Creates a reader of exact numbers of bytes. */
function takerOf(source: AsyncIterable<Uint8Array>) {
  const chunks = source[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);
  const fill = async (size: number): Promise<boolean> => {
    while (rest.length < size) {
      const next = await chunks.next();
      if (next.done === true) return false;
      rest = Buffer.concat([rest, next.value]);
    }
    return true;
  };
  return {
    hasMore: () => fill(1),
    async exactly(size: number): Promise<Buffer> {
      if (!(await fill(size))) throw new SealError();
      const taken = rest.subarray(0, size);
      rest = rest.subarray(size);
      return taken;
    },
  };
}
