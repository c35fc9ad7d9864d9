import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { hashFiles, readStamp, writeStamp } from '../../engine/compiler/content-stamp.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';

/** Sources of `generated/`: the compiler may import nothing else of ours (an arrow of the project). */
const compiler = ['engine/compiler/**/*.{ts,json}', 'engine/core/**/*.ts', 'package-lock.json'];

/** SHA-256 (hex) of everything that `generated/` is made of. */
export async function hashOfInputs(root: string): Promise<string> {
  const hash = createHash('sha256').update(hashFiles(root, compiler));
  for (const [path, text] of await readSources(root)) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

/** True where `generated/` was made of these inputs, and nobody has touched it since. */
export async function isBuilt(root: string, inputs: string): Promise<boolean> {
  return (await readStamp(stampFile(root))) === stampOf(root, inputs);
}

/** Notes that `generated/` as it is now was made of these inputs. */
export async function markBuilt(root: string, inputs: string): Promise<void> {
  await writeStamp(stampFile(root), stampOf(root, inputs));
}

function stampFile(root: string): string {
  return join(root, '.cache', 'generated.stamp');
}

function stampOf(root: string, inputs: string): string {
  return `${inputs} ${hashFiles(root, ['generated/**/*'])}`;
}
