import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../gateway/operation/config.ts';
import { runCliInto } from '../cli.fixture.ts';
import { createMemoryTarget } from '../memory-target.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'cli-keyed-'));
const key = 'k'.repeat(32);
/** Row that takes more than one chunk, even compressed. */
const row = { table: 'record', row: { title: 'Emma', noise: randomText(150_000) } };

function randomText(length: number): string {
  let text = '';
  for (let n = 0; text.length < length; n += 1) text += createHash('sha256').update(String(n)).digest('hex');
  return text;
}

/** Runs the command with a store that yields and receives lines; `taken` collects the received ones. */
async function cli(backupKey: string | undefined, ...args: readonly string[]) {
  const taken: string[] = [];
  const run = await runCliInto(async () => createMemoryTarget(), args, {
    backupKey: () => backupKey,
    openStore: async () => ({
      async backup(write) {
        await write(`${JSON.stringify(row)}\n`);
        return 1;
      },
      async restore(lines) {
        for await (const line of lines) taken.push(line);
        return taken.length;
      },
      verify: () => Promise.reject(new Error('not part of this test')),
      close: async () => undefined,
    }),
  });
  return { ...run, taken };
}

const sealed = join(folder, 'sealed.backup');
const plain = join(folder, 'plain.backup');
const changed = join(folder, 'changed.backup');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('[FAULT-77] a backup made with a key', () => {
  it('is unreadable without it, and comes back whole with it', async () => {
    expect((await cli(key, 'backup', sealed)).said).not.toContain('neither encrypted');
    expect(() => gunzipSync(readFileSync(sealed))).toThrow();
    const { exitCode, taken } = await cli(key, 'restore', sealed);
    expect([exitCode, taken]).toEqual([0, [JSON.stringify(row)]]);
    const { complaints } = await cli(undefined, 'restore', sealed);
    expect(complaints).toEqual([expect.stringContaining('The backup is encrypted. Set BACKUP_KEY')]);
  });

  it('is refused with another key, with any byte changed, cut off, lengthened or with chunks left out', async () => {
    const bytes = readFileSync(sealed);
    const flipped = [30, 41, 60, 70_000, bytes.length - 1].map((at) => {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      return copy;
    });
    const secondChunk = 24 + 16 + 5 + 65_536 + 16;
    const wrong = [
      ...flipped,
      bytes.subarray(0, secondChunk),
      Buffer.concat([bytes, Buffer.from('x')]),
      Buffer.concat([bytes.subarray(0, 40), bytes.subarray(secondChunk)]),
    ];
    for (const content of wrong) {
      writeFileSync(changed, content);
      const { exitCode, complaints } = await cli(key, 'restore', changed);
      expect([exitCode, complaints]).toEqual([
        1,
        [expect.stringContaining('The backup was changed or cut off')],
      ]);
    }
    expect((await cli('o'.repeat(32), 'restore', sealed)).complaints).toEqual([
      expect.stringContaining('made with another BACKUP_KEY'),
    ]);
  });

  it('is not replaced by one without a key that was changed and hashed again', async () => {
    writeFileSync(plain, gzipSync(`${JSON.stringify(row)}\n`));
    const { exitCode, complaints, taken } = await cli(key, 'restore', plain);
    expect([exitCode, complaints, taken]).toEqual([1, [expect.stringContaining('carries no key')], []]);
    expect((await cli(key, 'restore', plain, '--without-key')).exitCode).toBe(0);
  });
});

describe('a backup made without a key', () => {
  it('is made and restored as ever, and both say that it carries none', async () => {
    rmSync(plain);
    expect((await cli(undefined, 'backup', plain)).said).toContain(
      'The backup is neither encrypted nor protected',
    );
    const { exitCode, said } = await cli(undefined, 'restore', plain);
    expect(exitCode).toBe(0);
    expect(said).toContain('The backup carries no key');
  });

  it('is what a key that is too short would come near to, so that one is refused', () => {
    expect(() => readConfig({ BACKUP_KEY: 'short' })).toThrow('BACKUP_KEY is shorter than 32 characters.');
  });
});
