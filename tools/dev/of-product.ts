import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { projectRoot } from '../quality/process.ts';

/** Product as far as its pages are concerned. */
export interface WebProduct {
  readonly root: string;
  /** Module of its part of the pages, from its folder. */
  readonly front?: string;
}

/** Name of the plugin, whose `api` is the product. */
export const ofProductName = 'of-product';

/** Files that stand for those of a product in the imports of pages: its part of them and compiled schemas. */
const standIns = {
  front: join(projectRoot, 'features/all/page/front.tsx'),
  generated: join(projectRoot, 'generated'),
};

/** Files that a product may have in its folder, by the one that stands for them, with the one in place of none. */
const ownFiles = new Map([
  [join(projectRoot, 'screens/static/texts.json'), join(projectRoot, 'screens/static/usual-texts.json')],
  [
    join(projectRoot, 'features/demonstration/page/tours.json'),
    join(projectRoot, 'features/demonstration/page/no-tours.json'),
  ],
]);

/** Finds the file of a product that an import of the pages means; undefined for any other import. */
export function fileOfProduct(
  { root, front = 'front.tsx' }: WebProduct,
  { path, from }: { readonly path: string; readonly from: string },
): string | undefined {
  if (!path.startsWith('.')) return undefined;
  const meant = resolve(dirname(from), path);
  if (meant === standIns.front) return join(root, front);
  const usual = ownFiles.get(meant);
  if (usual !== undefined) return ownOrUsual(root, { meant, usual });
  if (meant.startsWith(standIns.generated + sep)) return join(root, meant.slice(projectRoot.length));
  return undefined;
}

/** Finds the file of this name in the product's folder; where there is none, the one of every product. */
function ownOrUsual(
  root: string,
  { meant, usual }: { readonly meant: string; readonly usual: string },
): string {
  if (resolve(root) === resolve(projectRoot)) return meant;
  const own = join(root, basename(meant));
  return existsSync(own) ? own : usual;
}

/** Builds the pages for a product: with its compiled schemas and its part of the pages. */
export function ofProduct(product: WebProduct): Plugin {
  return {
    name: ofProductName,
    enforce: 'pre',
    api: product,
    resolveId: (path, from) => (from === undefined ? undefined : fileOfProduct(product, { path, from })),
    transformIndexHtml: (html) => withTitle(html, product),
  };
}

/** Lists the product's pages beside the application: the HTML files in its `screens` folder. */
export function pagesBeside({ root }: WebProduct): readonly string[] {
  const folder = join(root, 'screens');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.html') && name !== 'index.html');
  return names.map((name) => join(folder, name));
}

/** Gives a page that has no title yet that of the product. */
export function withTitle(html: string, product: WebProduct): string {
  return html.replace('<title></title>', () => `<title>${titleOf(product)}</title>`);
}

/** Reads the product's title, as the page shows it until its program has loaded. */
function titleOf({ root }: WebProduct): string {
  const text = readFileSync(join(root, 'schemas', 'product.json'), 'utf8');
  const { title }: { readonly title: string } = JSON.parse(text);
  return title.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
}
