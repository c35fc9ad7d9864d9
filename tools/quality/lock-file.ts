import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from './platform-packages.ts';
import { missingPackages } from './platform-packages.ts';

const publicRegistry = 'https://registry.npmjs.org/';

export function readLock(root: string): LockFile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
}

/** Finds obstacles to `npm ci` in another network or on another platform; returns one sentence for each. */
export function findLockProblems(lock: LockFile): readonly string[] {
  return [...privateAddresses(lock), ...gaps(lock)];
}

function privateAddresses({ packages }: LockFile): readonly string[] {
  return Object.entries(packages).flatMap(([path, { resolved }]) =>
    resolved === undefined || resolved.startsWith(publicRegistry)
      ? []
      : [`package-lock.json: ${path} comes from ${resolved}. Remove its "resolved" line.`],
  );
}

function gaps(lock: LockFile): readonly string[] {
  const missing = missingPackages(lock);
  if (missing.length === 0) return [];
  return [
    `package-lock.json lacks ${missing.length} packages of other platforms. Run "npm run lock" and commit it.`,
  ];
}
