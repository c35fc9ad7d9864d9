import type { SourceSet } from '../source/source-set.ts';

/** Lists the hand-made parts that product.json declares, each with its description. */
export function declaredParts(sources: SourceSet): Readonly<Record<string, string>> {
  return sources.of('product').get('product')?.value.parts ?? {};
}

/** Lists the conversions that product.json declares for mappings, each with its description. */
export function conversionsOf(sources: SourceSet): Readonly<Record<string, string>> {
  return sources.of('product').get('product')?.value.conversions ?? {};
}

/** Lists the cells that product.json declares besides those of the engine, each with its description. */
export function declaredCells(sources: SourceSet): Readonly<Record<string, string>> {
  return sources.of('product').get('product')?.value.cells ?? {};
}
