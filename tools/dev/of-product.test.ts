import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../quality/process.ts';
import { fileOfProduct, pagesBeside, withTitle } from './of-product.ts';

const page = (name: string) => readFileSync(join(projectRoot, 'screens', name), 'utf8');
const titleIn = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

it.each([
  [projectRoot, 'index.html', 'Regimen'],
  [projectRoot, 'respond.html', 'Answer a letter · Regimen'],
  [join(projectRoot, 'examples', 'lending'), 'index.html', 'Lending Library'],
])('of the product in %s, %s has the title "%s"', (root, name, title) => {
  expect(titleIn(withTitle(page(name), { root }))).toBe(title);
});

const lending = join(projectRoot, 'examples', 'lending');

it.each([
  ['screens/static', 'texts.json', 'usual-texts.json'],
  ['features/demonstration/page', 'tours.json', 'no-tours.json'],
])(
  '%s/%s is the file of this name in the folder of a product, or %s where it has none',
  (folder, name, usual) => {
    const stands = { path: `./${name}`, from: join(projectRoot, folder, 'importing.ts') };
    expect(fileOfProduct({ root: resolve(projectRoot) }, stands)).toBe(join(projectRoot, folder, name));
    expect(fileOfProduct({ root: lending }, stands)).toBe(join(lending, name));
    const none = join(projectRoot, 'platform');
    expect(fileOfProduct({ root: none }, stands)).toBe(join(projectRoot, folder, usual));
  },
);

it('builds the page for answers by code for the product alone in whose folder it is', () => {
  expect(pagesBeside({ root: projectRoot })).toEqual([join(projectRoot, 'screens', 'respond.html')]);
  expect(pagesBeside({ root: lending })).toEqual([]);
});
