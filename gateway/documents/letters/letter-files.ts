import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { onceItSucceeds } from '../../../engine/core/compute/once-it-succeeds.ts';

export type Weight = 'regular' | 'bold';

/** A file of letters, and the characters that it is for. */
export interface LetterFile {
  readonly name: string;
  readonly isFor: (codePoint: number) => boolean;
  /** The file as a font that pdfkit can embed. */
  readonly read: (weight: Weight) => Promise<Uint8Array>;
}

const { resolve } = createRequire(import.meta.url);

/** Latin, Greek, Cyrillic, Armenian, Georgian, and signs. */
export const home: LetterFile = {
  name: 'DejaVuSansCondensed',
  isFor: () => true,
  read: (weight) =>
    readFile(resolve(`dejavu-fonts-ttf/ttf/DejaVuSansCondensed${weight === 'bold' ? '-Bold' : ''}.ttf`)),
};

/** Noto Sans by script. Chinese characters are looked for in the simplified letters first, then in those of others. */
const scripts = [
  ...['arabic', 'hebrew', 'devanagari', 'bengali', 'gujarati', 'gurmukhi', 'tamil', 'telugu', 'kannada'],
  ...['malayalam', 'sinhala', 'thai', 'lao', 'khmer', 'myanmar', 'ethiopic', 'sc', 'tc', 'jp', 'kr'],
];

const weights = { regular: 400, bold: 700 } as const;

/**
 * The font files for all other scripts, in the order in which they are tried. What could not be read now, for want of file
 * handles, is read for the next document.
 */
export const letterFiles = onceItSucceeds(
  async (): Promise<readonly LetterFile[]> => (await Promise.all(scripts.map(filesOf))).flat(),
);

/** Lists the files of a script with the characters of each; those with Latin letters are left out. */
async function filesOf(script: string): Promise<readonly LetterFile[]> {
  const family = `noto-sans-${script}`;
  const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`));
  const parts = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(parts)
    .filter(([part]) => part === script || part.startsWith('['))
    .map(([key, ranges]) => {
      const name = `${family}-${key.replace(/[[\]]/g, '')}`;
      const path = join(folder, 'files', `${name}-wght-normal.woff2`);
      return { name, isFor: withinRanges(ranges), read: (weight) => readWeight(path, weight) };
    });
}

/** Ranges as style sheets write them: `U+0600-06FF,U+200C`. */
function withinRanges(ranges: string): (codePoint: number) => boolean {
  const limits = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => limits.some(([from, to]) => codePoint >= from && codePoint <= to);
}

/** The files hold all weights; pdfkit embeds one. */
async function readWeight(path: string, weight: Weight): Promise<Uint8Array> {
  return subsetFont(await readFile(path), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    variationAxes: { wght: weights[weight] },
  });
}
