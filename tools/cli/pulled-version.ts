import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissingFile } from '../../engine/compiler/source/missing-file.ts';
import type { PulledVersion } from './command.ts';

/** Kept beside the caches of the folder, which it is about and which others do not share. */
export function pulledVersion(root: string): PulledVersion {
  const path = join(root, '.cache', 'studio', 'pulled-version');
  return {
    async read() {
      try {
        return (await readFile(path, 'utf8')).trim();
      } catch (error) {
        if (isMissingFile(error)) return undefined;
        throw error;
      }
    },
    async write(hash) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, `${hash}\n`);
    },
  };
}
