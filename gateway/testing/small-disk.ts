import { execFileSync } from 'node:child_process';
import fs, { mkdtempSync, rmSync, statfsSync, type writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Small separate disk, which a test can fill without affecting the machine. */
export interface SmallDisk {
  readonly folder: string;
  /** Shrinks the disk to its contents, so that no byte is free. */
  readonly fill: () => void;
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

/** Mounts a small disk; undefined for users other than root, who alone may mount one. */
export function mountSmallDisk(mebibytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const resize = (size: string) =>
    execFileSync('mount', ['-o', `remount,size=${size}`, folder], { stdio: 'ignore' });
  return {
    folder,
    fill: () => shrink(folder, resize),
    makeRoom: () => void resize(`${mebibytes}m`),
    remove() {
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Shrinks the disk to its contents. Retries if the contents have grown meanwhile, so that the size is refused. */
function shrink(folder: string, resize: (size: string) => void): void {
  for (let attempt = 1; ; attempt += 1) {
    const { blocks, bfree, bsize } = statfsSync(folder);
    try {
      resize(String((blocks - bfree) * bsize));
      return;
    } catch (error) {
      if (attempt === 50) throw error;
    }
  }
}

/**
 * Simulates a full disk for users who may not mount one: a write that would make a file of the folder longer fails
 * with ENOSPC, while existing bytes may be overwritten. Affects writes of this process only, and not the free
 * space that the system reports.
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
