import type { Diagnostics } from '../../diagnostics.ts';
import { functionNames } from '../../expressions/emit-call.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** A function that the product declares hides none of the language. */
export function functionsHideNoOther(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('product').values())
    for (const name of Object.keys(file.value.functions ?? {}))
      if (functionNames.includes(name))
        diagnostics.report(file, {
          code: 'name/duplicate',
          message: `"${name}" is a function of the language already.`,
          help: 'Give this one another name.',
          at: ['functions', name],
          of: 'key',
        });
}
