import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRevision } from './read-revision.ts';

const repository = mkdtempSync(join(tmpdir(), 'revision-'));
const root = join(repository, 'product');

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.test', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...identity, ...args], { cwd: repository, stdio: 'ignore' });
}

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  git('init');
  write('schemas/product.json', '{"slug":"ä"}\n');
  write('schemas/empty.rules.json', '');
  write('schemas/meta/rules.schema.json', '{}');
  write('screens/Page.tsx', 'x');
  git('add', '.');
  git('commit', '-m', 'first');
  git('tag', 'first');
  write('schemas/product.json', '{"slug":"b"}');
  git('commit', '-am', 'second');
  write('schemas/product.json', 'not committed');
});

afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe('reading a schema set from git', () => {
  it('gives the files of the schema language as they were, from a folder inside the repository', async () => {
    expect([...(await readRevision(root, 'first'))]).toEqual([
      ['schemas/empty.rules.json', ''],
      ['schemas/product.json', '{"slug":"ä"}\n'],
    ]);
    expect((await readRevision(root, 'HEAD')).get('schemas/product.json')).toBe('{"slug":"b"}');
  });

  it.each(['nonsense', '--help', 'HEAD:schemas'])('refuses %s, which is no revision', async (revision) => {
    await expect(readRevision(root, revision)).rejects.toThrow(`git knows no revision "${revision}"`);
  });
});
