import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { GeneratedFile } from './emit/emit-files.ts';
import { isPackaged, productPackage } from './own-package.ts';

const project = resolve(import.meta.dirname, '../..');

/** Points the imports of compiled files at this engine, for a product whose folder has none of its own. */
export function forFolder(files: readonly GeneratedFile[], root: string): readonly GeneratedFile[] {
  if (existsSync(join(root, 'engine'))) return files;
  const up = relative(resolve(root), project).split(sep).join('/');
  // Names the package rather than its folder, which differs between the machines that a product is built on.
  const engine = isPackaged ? `$1${productPackage}/engine/` : `$1$2${up}/engine/`;
  const leads = (text: string) => text.replaceAll(/(['"])((?:\.\.\/)+)engine\//g, engine);
  return files.map((file) => ({ ...file, text: leads(file.text) }));
}
