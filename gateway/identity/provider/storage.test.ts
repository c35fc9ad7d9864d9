import { mkdtemp, open as openFile, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openFileStorage } from './file-storage.ts';
import { createMemoryStorage, type IdentityStorage } from './storage.ts';

let folder: string;
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-storage-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function newPath(): string {
  files += 1;
  return join(folder, `${files}.json`);
}

type Opener = (now: () => number) => IdentityStorage | Promise<IdentityStorage>;

describe.each<[string, Opener]>([
  ['in memory', (now) => createMemoryStorage({ now })],
  ['in a file', (now) => openFileStorage(newPath(), now)],
])('storage of the identity provider %s', (_where, open) => {
  it('gives back what was set, until it is deleted', async () => {
    const storage = await open(Date.now);
    await storage.set('__proto__', { a: 1 });
    expect(await storage.get('__proto__')).toEqual({ a: 1 });
    expect(await storage.get('constructor')).toBeUndefined();
    await storage.delete('__proto__');
    expect(await storage.get('__proto__')).toBeUndefined();
    await storage.close();
  });

  it('forgets an entry at the end of its lifetime', async () => {
    let now = 1_000;
    const storage = await open(() => now);
    await storage.set('session', { a: 1 }, 10);
    now += 9_999;
    expect(await storage.get('session')).toEqual({ a: 1 });
    now += 1;
    expect(await storage.get('session')).toBeUndefined();
    await storage.close();
  });
});

describe('storage of the identity provider', () => {
  it('drops the oldest entries in memory when strangers make too many', async () => {
    const storage = createMemoryStorage({ most: 2 });
    for (const key of ['a', 'b', 'a', 'c']) await storage.set(key, { key });
    expect(await storage.get('b')).toBeUndefined();
    expect(await storage.get('a')).toEqual({ key: 'a' });
  });

  it('keeps everything of many changes at once in its file, which only the owner may read', async () => {
    const path = newPath();
    const storage = await openFileStorage(path);
    await Promise.all(Array.from({ length: 50 }, (_, index) => storage.set(`key ${index}`, { index })));
    await storage.close();
    const again = await openFileStorage(path);
    expect(await again.get('key 49')).toEqual({ index: 49 });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path, 'utf8'))).toHaveLength(50);
  });

  it('has brought a change to the disk before it says so', async () => {
    const storage = await openFileStorage(newPath());
    const probe = await openFile(newPath(), 'w');
    await probe.close();
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync');
    await storage.set('session', { a: 1 });
    expect(sync).toHaveBeenCalledOnce();
    sync.mockRestore();
  });

  it.each(['', '{"half":', '[1,null,"x"]'])('starts empty over a damaged file: %s', async (text) => {
    const path = newPath();
    await writeFile(path, text);
    const storage = await openFileStorage(path);
    expect(await storage.get('x')).toBeUndefined();
    await storage.set('x', { a: 1 });
    expect(await storage.get('x')).toEqual({ a: 1 });
  });
});
