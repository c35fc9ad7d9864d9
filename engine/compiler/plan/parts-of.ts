import type { SourceSet } from '../source/source-set.ts';

/** The hand-made parts that product.json declares, each with what it shows. */
export function partsOf(sources: SourceSet): Readonly<Record<string, string>> {
  return sources.of('product').get('product')?.value.parts ?? {};
}

/** The cells that product.json declares beside those of the engine, each with what it shows. */
export function cellsOf(sources: SourceSet): Readonly<Record<string, string>> {
  return sources.of('product').get('product')?.value.cells ?? {};
}
