import type { SourceSet } from '../source/source-set.ts';

/** Lists the hand-made parts that product.json declares, each with its description. */
export function partsOf(sources: SourceSet): Readonly<Record<string, string>> {
  return sources.of('product').get('product')?.value.parts ?? {};
}

/** Lists the cells that product.json declares besides those of the engine, each with its description. */
export function cellsOf(sources: SourceSet): Readonly<Record<string, string>> {
  return sources.of('product').get('product')?.value.cells ?? {};
}
