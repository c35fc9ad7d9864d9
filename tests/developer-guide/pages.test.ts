import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';

const pages = globSync(['*.md', 'docs/**/*.md', 'gateway/**/*.md'], {
  ...{ cwd: projectRoot, exclude: ['docs/site/**'] },
});
const sources = globSync(
  ['{engine,features,gateway,screens,studio,tools,tests,schemas}/**/*.{ts,tsx,json}'],
  {
    cwd: projectRoot,
  },
);
/** Page that names files for the reader to create. */
const additions = 'docs/developer/extending.md';
const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Anchors of a page as GitHub derives them from headings; a repeated heading ends in `-1`. */
function anchorsOf(path: string): ReadonlySet<string> {
  const seen = new Map<string, number>();
  const headings = read(path)
    .replaceAll(/^( *)```[\s\S]*?^\1```$/gm, '')
    .matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) => {
      const words = heading.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').toLowerCase();
      const name = words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
      const count = seen.get(name) ?? 0;
      seen.set(name, count + 1);
      return count === 0 ? name : `${name}-${count}`;
    }),
  );
}

/** Reports whether a link of a page leads to an existing file, and to a heading in that file. */
function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(join(projectRoot, target))) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor);
}

it('has no link that leads nowhere', () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('is named by its path where sources, and pages in words, name it', () => {
  const named = [...pages, ...sources].filter((path) => path !== additions);
  expect(named.length).toBeGreaterThan(2000);
  const lost = named.flatMap((source) =>
    [...read(source).matchAll(/(?<![\w/])docs\/[\w/-]+\.md/g)]
      .map(([path]) => path)
      .filter((path) => !existsSync(join(projectRoot, path)))
      .map((path) => `${source}: ${path}`),
  );
  expect(lost).toEqual([]);
});

it('names files of the code that are there, decisions in the archive excepted', () => {
  const told = pages.filter((page) => page !== additions && !page.startsWith('docs/decisions/archive/'));
  const lost = told.flatMap((page) =>
    [
      ...read(page).matchAll(
        /`((?:engine|features|gateway|screens|studio|tests|tools)\/[\w./-]+\.(?:tsx?|css|json|md))`/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(projectRoot, path)))
      .map((path) => `${page}: ${path}`),
  );
  expect(lost).toEqual([]);
});

it('can be read in an hour: the guide of developers has at most 8,000 words', () => {
  const words = globSync('docs/developer/*.md', { cwd: projectRoot }).flatMap(
    (page) => read(page).match(/\S+/g) ?? [],
  );
  expect(words.length).toBeLessThanOrEqual(8000);
});
