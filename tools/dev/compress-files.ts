import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

/** Files worth compressing: those of text; bitmaps and fonts are compressed by their formats. */
const texts = /\.(?:css|js|json|svg)$/;

/** Minimum size in bytes; compressing smaller files saves no packet. */
const least = 1_000;

/** Writes compressed copies of each larger text file of the folder, `x.js.br` and `x.js.gz`. */
export async function compressFiles(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => texts.test(name));
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < least) return;
  // Quality 9, since the highest, 11, takes ten times as long and saves a few percent.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${file}.br`, await inBrotli(content, { params }));
  await writeFile(`${file}.gz`, await inGzip(content, { level: 9 }));
}
