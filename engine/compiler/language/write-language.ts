import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../emit/emit-files.ts';
import { kinds } from '../kinds/kinds.ts';
import { isMissingFile } from '../source/missing-file.ts';
import { emitLanguage } from './emit-language.ts';

/** Updates the files emitted from the kinds in the project itself; returns the paths written. */
export async function writeLanguage(root: string): Promise<readonly string[]> {
  const stale = await staleLanguage(root);
  for (const { path, text } of stale) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return stale.map(({ path }) => path);
}

/** Finds the files whose content differs from the files emitted from the kinds; ignores times. */
export async function staleLanguage(root: string): Promise<readonly GeneratedFile[]> {
  const stale: GeneratedFile[] = [];
  for (const file of await emitLanguage(kinds)) {
    if ((await textAt(join(root, file.path))) !== file.text) stale.push(file);
  }
  return stale;
}

async function textAt(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}
