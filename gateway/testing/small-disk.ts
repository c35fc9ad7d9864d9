import { execFileSync } from 'node:child_process';
import fs, { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
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

/**
 * A folder whose files cannot grow while it is full, for users who may not mount a disk: what would make a file longer
 * fails with ENOSPC, and what a file has already may be written again. It applies to writes of this process alone, and
 * does not change the free space that the system reports.
 */
export function imitateSmallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-disk-'));
  const { writeSync: write } = fs;
  const makeRoom = () => {
    fs.writeSync = write;
  };
  return {
    folder,
    fill() {
      fs.writeSync = refuseToGrow(write);
    },
    makeRoom,
    remove() {
      makeRoom();
      rmSync(folder, { recursive: true });
    },
  };
}

type Write = typeof writeSync;

function refuseToGrow(write: Write): Write {
  return ((file: number, buffer: NodeJS.ArrayBufferView, ...place: readonly number[]) => {
    const [, length = buffer.byteLength, position] = place;
    const { size } = fs.fstatSync(file);
    if (position !== undefined && position !== null && position + length > size)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        errno: -28,
      });
    return (write as (...all: readonly unknown[]) => number)(file, buffer, ...place);
  }) as Write;
}
