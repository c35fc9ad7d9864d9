import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../tools/quality/process.ts';
import { acceptsPictures } from '../browser/harness/environment.ts';
import { comparePictures, packed } from './compare-pictures.ts';

const baselines = join(projectRoot, 'tests', 'pictures', 'baselines');
const results = join(projectRoot, 'test-results', 'pictures');

/** Limit on attempts at a picture before it counts as different, since a loaded machine renders late. */
const attempts = 30;

/**
 * Compares a picture with its baseline, or replaces the baseline in a run that accepts pictures. Throws with the paths
 * of the pictures if they differ.
 */
export async function expectPicture(name: string, take: () => Promise<Buffer>): Promise<void> {
  const file = join(baselines, `${name}.png`);
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  const drawn = await takeUntil(take, (picture) => baseline !== undefined && isSame(baseline, picture));
  if (baseline !== undefined && isSame(baseline, drawn)) return;
  if (acceptsPictures()) return write(file, packed(drawn));
  write(join(results, `${name}.png`), drawn);
  if (baseline === undefined)
    throw new Error(`There is no picture "${name}" to compare with. ${howToAccept}`);
  const { different, difference } = comparePictures(baseline, drawn);
  write(join(results, `${name}.expected.png`), baseline);
  write(join(results, `${name}.difference.png`), difference);
  throw new Error(
    `The picture "${name}" differs in ${different} pixels: see test-results/pictures/${name}.difference.png. ${howToAccept}`,
  );
}

/** Lists baselines of views that no longer exist; deletes them in a run that accepts pictures. */
export function findOrphans(drawn: ReadonlySet<string>): readonly string[] {
  const files = readdirSync(baselines, { recursive: true, encoding: 'utf8' });
  const names = files
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll('\\', '/').slice(0, -4));
  const orphans = names.filter((name) => !drawn.has(name));
  if (!acceptsPictures()) return orphans;
  for (const name of orphans) rmSync(join(baselines, `${name}.png`));
  return [];
}

/** Takes pictures until one satisfies `isWanted`, or until the page no longer changes. */
async function takeUntil(
  take: () => Promise<Buffer>,
  isWanted: (picture: Buffer) => boolean,
): Promise<Buffer> {
  let last = await take();
  let same = 1;
  for (let attempt = 1; attempt < attempts && same < stillAfter && !isWanted(last); attempt += 1) {
    const next = await take();
    same = next.equals(last) ? same + 1 : 1;
    last = next;
  }
  return last;
}

/** Number of successive equal pictures before a difference counts. */
const stillAfter = 6;

function isSame(baseline: Buffer, picture: Buffer): boolean {
  return comparePictures(baseline, picture).isSame;
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const howToAccept = 'If it is meant to look like this: npm run pictures -- --accept';
