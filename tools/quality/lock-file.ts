import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const publicRegistry = 'https://registry.npmjs.org/';

interface LockFile {
  readonly packages?: Readonly<Record<string, { readonly resolved?: string }>>;
}

/** Finds download addresses in a lock file that only some private network can reach. */
export function findPrivateAddresses(root: string): readonly string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
  return Object.entries(lock.packages ?? {}).flatMap(([path, { resolved }]) =>
    resolved === undefined || resolved.startsWith(publicRegistry)
      ? []
      : [`package-lock.json: ${path} comes from ${new URL(resolved).host}. Remove the "resolved" line.`],
  );
}
