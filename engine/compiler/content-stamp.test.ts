import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFiles, readStamp, writeStamp } from './content-stamp.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  mkdirSync(join(root, 'a', 'b'), { recursive: true });
  writeFileSync(join(root, 'a', 'one.txt'), 'one');
  writeFileSync(join(root, 'a', 'b', 'two.txt'), 'two');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the stamp over contents', () => {
  it('stays the same when only times change', () => {
    const before = hashFiles(root, ['a/**/*']);
    utimesSync(join(root, 'a', 'one.txt'), 1, 1);
    expect(hashFiles(root, ['a/**/*'])).toBe(before);
  });

  it('changes with a content, with a name and with a further file', () => {
    const before = hashFiles(root, ['a/**/*']);
    writeFileSync(join(root, 'a', 'one.txt'), 'One');
    const changed = hashFiles(root, ['a/**/*']);
    writeFileSync(join(root, 'a', 'three.txt'), '');
    expect(new Set([before, changed, hashFiles(root, ['a/**/*'])]).size).toBe(3);
  });

  it('stays the same without the files of tests, which a release leaves out', () => {
    const before = hashFiles(root, ['a/**/*']);
    mkdirSync(join(root, 'a', 'testing'));
    for (const file of ['one.test.ts', 'one.fixture.ts', 'One.stories.tsx', 'testing/world.ts'])
      writeFileSync(join(root, 'a', file), '');
    expect(hashFiles(root, ['a/**/*'])).toBe(before);
    writeFileSync(join(root, 'a', 'one.ts'), '');
    expect(hashFiles(root, ['a/**/*'])).not.toBe(before);
  });

  it('is read back as it was written, and is missing before the first build', async () => {
    const file = join(root, 'dist', 'web.stamp');
    expect(await readStamp(file)).toBeUndefined();
    await writeStamp(file, 'abc');
    expect(await readStamp(file)).toBe('abc');
  });
});
