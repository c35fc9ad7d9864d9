import { getAt } from '../../../engine/core/json/pointer.ts';
import type { SourceSet } from '../source/source-set.ts';

/** The hand-made parts that product.json declares, each with what it shows. */
export function partsOf(sources: SourceSet): Readonly<Record<string, string>> {
  const [product] = sources.of('product').values();
  return (getAt(product?.value, '/parts') ?? {}) as Readonly<Record<string, string>>;
}
