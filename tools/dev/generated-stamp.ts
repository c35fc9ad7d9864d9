import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashFiles, readStamp, writeStamp } from '../../engine/compiler/content-stamp.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { projectRoot } from '../quality/process.ts';

/** Sources of the compiler; an import rule of the project limits the compiler's imports to these. */
const compiler = [
  ...['engine/compiler/**/*.ts', 'engine/compiler/**/*.json'],
  ...['engine/core/**/*.ts', 'package-lock.json'],
];

/** Hashes all inputs of `generated/`, SHA-256 (hex): a product's sources, and the compiler, which is in this project. */
export async function hashOfInputs(root: string, project = projectRoot): Promise<string> {
  const hash = createHash('sha256').update(hashFiles(project, compiler));
  for (const [path, text] of await readSources(root)) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

/** Reports whether `generated/` was made from these inputs and has not changed since. */
export async function isBuilt(root: string, inputs: string): Promise<boolean> {
  return (await readStamp(stampFile(root))) === stampOf(root, inputs);
}

/** Records that the current `generated/` was made from these inputs. */
export async function markBuilt(root: string, inputs: string): Promise<void> {
  await writeStamp(stampFile(root), stampOf(root, inputs));
}

function stampFile(root: string): string {
  return join(root, '.cache', 'generated.stamp');
}

function stampOf(root: string, inputs: string): string {
  return `${inputs} ${hashFiles(root, ['generated/**/*'])}`;
}
