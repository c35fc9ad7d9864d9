import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../quality/process.ts';
import { fileOfProduct, withTitle } from './of-product.ts';

const page = (name: string) => readFileSync(join(projectRoot, 'screens', name), 'utf8');
const titleIn = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1];

it.each([
  [projectRoot, 'index.html', 'Regimen'],
  [projectRoot, 'respond.html', 'Answer a letter · Regimen'],
  [join(projectRoot, 'examples', 'lending'), 'index.html', 'Lending Library'],
])('of the product in %s, %s has the title "%s"', (root, name, title) => {
  expect(titleIn(withTitle(page(name), { root }))).toBe(title);
});

it.each([
  [resolve(projectRoot), 'screens/static/texts.json'],
  [join(projectRoot, 'examples', 'lending'), 'examples/lending/texts.json'],
  [join(projectRoot, 'platform'), 'screens/static/usual-texts.json'],
])('the texts of the product in %s are %s', (root, file) => {
  const from = join(projectRoot, 'screens/static/product-texts.ts');
  expect(fileOfProduct({ root }, { path: './texts.json', from })).toBe(join(projectRoot, file));
});
