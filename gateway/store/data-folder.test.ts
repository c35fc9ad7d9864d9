import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { DataFolderInUseError, takeDataFolder } from './data-folder.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-folder-'));
  folders.push(folder);
  return folder;
}

/** Starts a process that takes the folder and holds it until the process is ended. */
async function holder(folder: string) {
  const module = new URL('./data-folder.ts', import.meta.url).href;
  const script = `import { takeDataFolder } from ${JSON.stringify(module)};
    takeDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
  await once(child.stdout, 'data');
  return child;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the data folder', () => {
  it('is made when it is not there', () => {
    const folder = join(newFolder(), 'deep', 'data');
    takeDataFolder(folder).release();
    expect(existsSync(folder)).toBe(true);
  });

  it('belongs to one process at a time, and says to which', async () => {
    const folder = newFolder();
    const child = await holder(folder);
    expect(() => takeDataFolder(folder)).toThrow(DataFolderInUseError);
    expect(() => takeDataFolder(folder)).toThrow(
      `The data folder ${folder} is in use by process ${child.pid}. ` +
        'Stop that process first, or choose another folder with DATA_DIR.',
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it('is taken over from a process that was killed', async () => {
    const folder = newFolder();
    const child = await holder(folder);
    child.kill('SIGKILL');
    await once(child, 'exit');
    takeDataFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over when another process has got the number of the dead one', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'gateway.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    takeDataFolder(folder).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused with one clear sentence when it cannot be written', () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    expect(() => takeDataFolder(join(file, 'data'))).toThrow(/cannot be written by this user.*DATA_DIR/);
  });
});
