import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Compilation, compileSources } from '../../engine/compiler/compile.ts';
import type { GeneratedFile } from '../../engine/compiler/emit/emit-files.ts';
import { isReviewed } from '../../engine/compiler/reviewed-files.ts';
import { readSources } from '../../engine/compiler/source/read-sources.ts';
import { projectRoot } from '../../tools/quality/process.ts';

let texts: ReadonlyMap<string, string>;
let compiled: Compilation;

beforeAll(async () => {
  texts = await readSources(projectRoot);
  compiled = await compileSources(texts);
});

function reviewed({ files }: Compilation): readonly GeneratedFile[] {
  return files.filter(({ path }) => isReviewed(path));
}

function lineCount(text: string): number {
  return text.split('\n').length - 1;
}

describe('what is committed of generated/', () => {
  it('is what people review, and git ignores the rest', async () => {
    const paths = compiled.files.map(({ path }) => path);
    const built = paths.filter((path) => !isReviewed(path));
    expect(await ignoredByGit(paths)).toEqual(built);
    expect(built).toEqual(expect.arrayContaining(['generated/product.ts', 'generated/page-product.ts']));
  });

  it('has at most 25,000 lines', () => {
    const lines = reviewed(compiled).reduce((sum, { text }) => sum + lineCount(text), 0);
    expect(lines).toBeGreaterThan(10_000);
    expect(lines).toBeLessThanOrEqual(25_000);
  });

  it.each([
    ['schemas/allergy/allergy.schema.json', 'Onset Date'],
    ['schemas/patient/patient.schema.json', 'Mobile Phone'],
    ['schemas/caregiver/caregiver.schema.json', 'Relationship'],
  ])('changes in fewer than 30 lines with the title of one field: %s, %s', async (path, title) => {
    const text = texts.get(path) ?? '';
    const renamed = text.replace(`"title": "${title}"`, `"title": "${title} in other words"`);
    expect(renamed).not.toBe(text);
    const changed = await compileSources(new Map(texts).set(path, renamed));
    const lines = changedLines(reviewed(compiled), reviewed(changed));
    expect(lines).toBeGreaterThan(2);
    expect(lines).toBeLessThan(30);
  });
});

/**
 * Lists the paths that git ignores, in an empty repository with the project's `.gitignore`, since the project folder
 * may not be a clone.
 */
async function ignoredByGit(paths: readonly string[]): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'committed-'));
  try {
    await copyFile(join(projectRoot, '.gitignore'), join(folder, '.gitignore'));
    spawnSync('git', ['init', '--quiet'], { cwd: folder });
    const { stdout } = spawnSync('git', ['check-ignore', '--stdin'], {
      cwd: folder,
      input: paths.join('\n'),
      encoding: 'utf8',
    });
    return stdout.trim().split('\n');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Counts the removed and added lines of a diff. */
function changedLines(before: readonly GeneratedFile[], after: readonly GeneratedFile[]): number {
  const lines = new Map<string, number>();
  const count = (files: readonly GeneratedFile[], step: 1 | -1) => {
    for (const { path, text } of files)
      for (const line of text.split('\n')) {
        const key = `${path} ${line}`;
        lines.set(key, (lines.get(key) ?? 0) + step);
      }
  };
  count(before, -1);
  count(after, 1);
  return [...lines.values()].reduce((sum, times) => sum + Math.abs(times), 0);
}
