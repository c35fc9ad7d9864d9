import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { GeneratedFile } from './emit/emit-files.ts';

const project = resolve(import.meta.dirname, '../..');

/** Points the imports of compiled files at this engine, for a product whose folder has none of its own. */
export function forFolder(files: readonly GeneratedFile[], root: string): readonly GeneratedFile[] {
  if (existsSync(join(root, 'engine'))) return files;
  const up = relative(resolve(root), project).split(sep).join('/');
  const leads = (text: string) => text.replaceAll(/(['"])((?:\.\.\/)+)engine\//g, `$1$2${up}/engine/`);
  return files.map((file) => ({ ...file, text: leads(file.text) }));
}
