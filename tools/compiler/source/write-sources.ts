import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes texts of a schema set that exists: a file keeps the byte order mark and the ends of lines of its text. */
export async function writeSources(root: string, texts: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all([...texts].map(([path, text]) => writeFile(join(root, path), text)));
}
