import { functionsPath, type GeneratedFile, generatedFile, importPath } from '../../emit/emit-files.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** The functions that the product declares, each from its module: what is emitted of expressions calls them here. */
export function emitFunctions(sources: SourceSet): readonly GeneratedFile[] {
  const product = [...sources.of('product').values()];
  const lines = product.flatMap(({ value }) =>
    Object.entries(value.functions ?? {}).map(
      ([name, { module }]) => `export { ${name} } from '${importPath(functionsPath, module)}';`,
    ),
  );
  if (lines.length === 0) return [];
  return [generatedFile({ path: functionsPath, sources: product, body: lines.toSorted().join('\n') })];
}
