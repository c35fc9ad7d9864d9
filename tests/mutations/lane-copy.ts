import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../tools/quality/process.ts';

/** Whole copy of the project, tests included, which a lane may break. */
export interface LaneCopy {
  readonly root: string;
  /** Restores a file to its state in the project. */
  readonly restore: (file: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const left = new Set(['.git', 'node_modules', 'data', 'test-results']);

export async function copyForLane(): Promise<LaneCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'regimen-mutations-'));
  const root = join(folder, 'project');
  await mkdir(root);
  for (const name of await readdir(projectRoot)) {
    if (!left.has(name)) await cp(join(projectRoot, name), join(root, name), { recursive: true });
  }
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    restore: (file) => cp(join(projectRoot, file), join(root, file)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
