import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
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

/** Files that stand for those of a product in the imports of pages: its part of them, compiled schemas, texts. */
const standIns = {
  texts: join(projectRoot, 'screens/static/texts.json'),
  front: join(projectRoot, 'features/all/page/front.tsx'),
  generated: join(projectRoot, 'generated'),
};

/** Finds the file of a product that an import of the pages means; undefined for any other import. */
export function fileOfProduct(
  { root, front = 'front.tsx' }: WebProduct,
  { path, from }: { readonly path: string; readonly from: string },
): string | undefined {
  if (!path.startsWith('.')) return undefined;
  const meant = resolve(dirname(from), path);
  if (meant === standIns.front) return join(root, front);
  if (meant === standIns.texts) return textsOf(root);
  if (meant.startsWith(standIns.generated + sep)) return join(root, meant.slice(projectRoot.length));
  return undefined;
}

/** Finds the texts of a product about itself; those of every product where it has none. */
function textsOf(root: string): string {
  if (resolve(root) === resolve(projectRoot)) return standIns.texts;
  const own = join(root, 'texts.json');
  return existsSync(own) ? own : join(projectRoot, 'screens/static/usual-texts.json');
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
