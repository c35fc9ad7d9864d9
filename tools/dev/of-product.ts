import { readFileSync } from 'node:fs';
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

/** Module that stands for a product's part of the pages, and folder of its compiled schemas, in the imports of pages. */
const standIns = {
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
  if (meant.startsWith(standIns.generated + sep)) return join(root, meant.slice(projectRoot.length));
  return undefined;
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
