import type { Diagnostics } from '../../diagnostics.ts';
import { productPath } from '../../source/base-set.ts';
import { parseSource } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Requires a product.json, the source of the slug and the messages, also of the set that it extends. */
export function thereIsAProduct(sources: SourceSet, diagnostics: Diagnostics): void {
  const own = sources.of('product').get('product');
  const { base } = own?.value ?? {};
  // Reads a base that is left in the value as one that was not found.
  if (own !== undefined && base !== undefined)
    diagnostics.report(own, {
      code: 'product/missing',
      message: `There is no schemas/product.json in "${base.folder}", it cannot be read, or it extends this product in turn.`,
      help: 'Write the path of the folder from that of this product, as in "../platform".',
      at: ['base', 'folder'],
    });
  if (sources.byPath.has(productPath) || sources.broken('product').size > 0) return;
  const file = parseSource(productPath, '', { slug: sources.slug, title: sources.slug });
  const help = 'Add the file with "slug", "title", "version" and "messages".';
  if (file !== undefined)
    diagnostics.report(file, {
      code: 'product/missing',
      message: 'There is no product.json, or it cannot be read.',
      help,
      at: [],
    });
}
