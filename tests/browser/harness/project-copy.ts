import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../tools/quality/process.ts';

/** A copy of the project whose schemas a test may change. */
export interface ProjectCopy {
  readonly root: string;
  /** Reads a file of the copy, changes it, and writes it as an analyst's editor would. */
  readonly edit: (file: string, change: (content: string) => string) => Promise<void>;
  /** Writes a file of the copy, in a new folder if need be; `change` receives the former content. */
  readonly write: (file: string, change: (before: string | undefined) => string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

const ofProject: readonly string[] = [
  'engine',
  'features',
  'gateway',
  'generated',
  'schemas',
  'screens',
  'studio',
  'tools',
  'platform',
  'product.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies the project, or these parts of it, with the same libraries or with none. */
export async function copyProject({ hasLibraries = true, parts = ofProject } = {}): Promise<ProjectCopy> {
  const root = await mkdtemp(join(tmpdir(), 'regimen-copy-'));
  for (const part of parts) cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  if (hasLibraries) await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    async edit(file, change) {
      const path = join(root, file);
      const before = await readFile(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change leaves ${file} as it was.`);
      await writeFile(path, after);
    },
    async write(file, change) {
      const path = join(root, file);
      const before = await readFile(path, 'utf8').catch(() => undefined);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, change(before));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
