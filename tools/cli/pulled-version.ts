import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissingFile } from '../../engine/compiler/source/missing-file.ts';
import type { PulledVersion } from './command.ts';

/**
 * Stores the pulled version beside the folder's caches, which are not shared, since it describes this copy of the
 * folder.
 */
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
