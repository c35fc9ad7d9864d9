import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own, so that a test can fill it without harm to the machine. */
export interface SmallDisk {
  readonly folder: string;
  /** Takes every byte that is left. */
  readonly fill: () => void;
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

/** Undefined for users who may not mount one: only root may. */
export function mountSmallDisk(mebibytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fillDisk(ballast),
    makeRoom: () => rmSync(ballast),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function fillDisk(file: string): void {
  const descriptor = openSync(file, 'w');
  try {
    const block = Buffer.alloc(2 ** 20);
    // Ends with the error that there is no room.
    for (;;) writeSync(descriptor, block);
  } catch {
    closeSync(descriptor);
  }
}
