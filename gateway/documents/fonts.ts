import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The letters that documents are set in: Latin, Greek, Cyrillic, Arabic and more, embedded in every document. */
export interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

const { resolve } = createRequire(import.meta.url);
let loaded: Promise<Fonts> | undefined;

/** Read from the disk once. */
export function loadFonts(): Promise<Fonts> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFile(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')),
    readFile(resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')),
  ]);
  return { regular, bold };
}
