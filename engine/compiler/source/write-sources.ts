import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes texts of a schema set unchanged; removes the file of an empty text. */
export async function writeSources(root: string, texts: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...texts].map(([path, text]) => writeSource(join(root, path), text)));
}

async function writeSource(path: string, text: string): Promise<void> {
  if (text === '') return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
