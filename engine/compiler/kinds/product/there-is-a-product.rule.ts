import type { Diagnostics } from '../../diagnostics.ts';
import { parseSource } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Requires a product.json, the source of the slug and the messages. */
export function thereIsAProduct(sources: SourceSet, diagnostics: Diagnostics): void {
  const path = 'schemas/product.json';
  if (sources.byPath.has(path) || sources.broken('product').size > 0) return;
  const file = parseSource(path, '', { slug: sources.slug, title: sources.slug });
  const help = 'Add the file with "slug", "title", "version" and "messages".';
  if (file !== undefined)
    diagnostics.report(file, {
      code: 'product/missing',
      message: 'There is no product.json, or it cannot be read.',
      help,
      at: [],
    });
}
