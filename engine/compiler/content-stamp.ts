import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Reports whether a path is that of a file for tests, which no build reads and no release holds. */
export function isForTests(path: string): boolean {
  return /\.(?:test|fixture|stories)\.tsx?$|(?:^|\/)testing(?:\/|$)/.test(path);
}

/**
 * Hashes the names and contents of files (SHA-256, hex) but those of tests, so that a release without them is known as
 * built; never times, which a checkout or a copy changes.
 */
export function hashFiles(root: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: root, withFileTypes: false });
  for (const file of files.filter((path) => !isForTests(path)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readIfFile(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function readIfFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR') return Buffer.alloc(0);
    throw error;
  }
}

/** Reads the stamp of the last build, if any. */
export async function readStamp(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

export async function writeStamp(file: string, stamp: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, stamp);
}
