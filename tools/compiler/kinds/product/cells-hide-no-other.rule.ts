import { cellNames } from '../../../../engine/core/product/parts.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** A cell that the product declares hides none of the engine. */
export function cellsHideNoOther(sources: SourceSet, diagnostics: Diagnostics): void {
  const own = new Set<string>(cellNames);
  for (const file of sources.of('product').values())
    for (const name of Object.keys(file.value.cells ?? {}))
      if (own.has(name))
        diagnostics.report(file, {
          code: 'name/duplicate',
          message: `"${name}" is a cell of the engine already.`,
          help: 'Give this one another name.',
          at: ['cells', name],
          of: 'key',
        });
}
