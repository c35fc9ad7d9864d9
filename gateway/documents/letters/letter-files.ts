import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { onceItSucceeds } from '../../../engine/core/compute/once-it-succeeds.ts';

export type Weight = 'regular' | 'bold';

/** Font file, and the characters that it covers. */
export interface LetterFile {
  readonly name: string;
  readonly isFor: (codePoint: number) => boolean;
  /** Reads the file as a font that pdfkit can embed. */
  readonly read: (weight: Weight) => Promise<Uint8Array>;
}

const { resolve } = createRequire(import.meta.url);

/** Default font, for Latin, Greek, Cyrillic, Armenian, Georgian, and symbols. */
export const home: LetterFile = {
  name: 'DejaVuSansCondensed',
  isFor: () => true,
  read: (weight) =>
    readFile(resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${weight === 'bold' ? '-Bold' : ''}.ttf`)),
};

/**
 * Scripts of Noto Sans fonts, in the order of search: the simplified Chinese font before the other fonts of Chinese
 * characters.
 */
const scripts = [
  ...['arabic', 'hebrew', 'devanagari', 'bengali', 'gujarati', 'gurmukhi', 'tamil', 'telugu', 'kannada'],
  ...['malayalam', 'sinhala', 'thai', 'lao', 'khmer', 'myanmar', 'ethiopic', 'sc', 'tc', 'jp', 'kr'],
];

const weights = { regular: 400, bold: 700 } as const;

/**
 * Font files of all other scripts, in the order of search. A file that could not be read, for want of file handles, is
 * read again for the next document.
 */
export const letterFiles = onceItSucceeds(() => filesOfScripts(scripts));

/** Lists the font files of those scripts whose fonts are installed: an image may be built without them. */
export async function filesOfScripts(wanted: readonly string[]): Promise<readonly LetterFile[]> {
  return (await Promise.all(wanted.map(filesOf))).flat();
}

/** Lists the font files of a script with the characters that each covers, without Latin letters. */
async function filesOf(script: string): Promise<readonly LetterFile[]> {
  const family = `noto-sans-${script}`;
  const folder = installedFolder(`@fontsource-variable/${family}`);
  if (folder === undefined) return [];
  const parts = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(parts)
    .filter(([part]) => part === script || part.startsWith('['))
    .map(([key, ranges]) => {
      const name = `${family}-${key.replace(/[[\]]/g, '')}`;
      const path = join(folder, 'files', `${name}-wght-normal.woff2`);
      return { name, isFor: withinRanges(ranges), read: (weight) => readWeight(path, weight) };
    });
}

/** Finds the folder of a library; undefined where it is not installed. */
function installedFolder(name: string): string | undefined {
  try {
    return dirname(resolve(`${name}/package.json`));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/** Parses Unicode ranges in CSS form (`U+0600-06FF,U+200C`) into a test for code points. */
function withinRanges(ranges: string): (codePoint: number) => boolean {
  const limits = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => limits.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** Extracts one weight from a variable font file, since pdfkit embeds one weight. */
async function readWeight(path: string, weight: Weight): Promise<Uint8Array> {
  return subsetFont(await readFile(path), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: weights[weight] },
  });
}
