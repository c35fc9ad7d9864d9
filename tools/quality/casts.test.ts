import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { castsIn, findCasts } from './casts.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'casts-'));
  write('docs/developer/exceptions.md', '| `screens` | 1 |\n');
  write('screens/a.ts', 'export const a = given as string;\n');
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('casts', () => {
  it('pass where a folder has as many as the page of figures allows', () => {
    expect(findCasts(root)).toEqual([]);
  });

  it.each(['features/b.tsx', 'engine/core/b.ts', 'gateway/b.ts', 'tools/b.ts'])(
    'are refused above that number: %s',
    (path) => {
      write(path, 'export const b = given as unknown as number;\n');
      expect(findCasts(root)).toEqual([expect.stringContaining(path)]);
    },
  );

  it('are allowed no more often than they occur', () => {
    write('screens/a.ts', 'export const a = given;\n');
    expect(findCasts(root)).toEqual([expect.stringContaining('allows 1 casts in screens, which has 0')]);
  });

  it.each([
    'screens/b.test.ts',
    'engine/react/testing/b.ts',
    'gateway/b.fixture.ts',
    'screens/components/sample-b.ts',
  ])('are not counted in tests and in what tests share: %s', (path) => {
    write(path, 'export const b = given as number;\n');
    expect(findCasts(root)).toEqual([]);
  });

  it.each([
    ['const a = given as unknown as number;', 2],
    ['const a = <number>given;', 1],
    ['const a = [1, 2] as const;', 0],
    ['const a = { b: 1 } as const satisfies Given;', 0],
    ["import { a as b } from './a.ts'; // as number", 0],
  ])('are counted in the syntax tree: %s', (source, count) => {
    expect(castsIn(source, 'a.ts')).toBe(count);
  });
});
