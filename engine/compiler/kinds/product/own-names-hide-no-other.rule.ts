import { cellNames } from '../../../core/product/parts.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import { functionNames } from '../../expressions/emit-call.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Properties of product.json that declare names, each with the reserved names and a noun for messages. */
const declared: readonly (readonly ['cells' | 'functions', readonly string[], string])[] = [
  ['functions', functionNames, 'a function of the language'],
  ['cells', cellNames, 'a cell of the engine'],
];

/** Refuses a declared function or cell that hides an existing one. */
export function ownNamesHideNoOther(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('product').values())
    for (const [property, taken, what] of declared)
      for (const name of Object.keys(file.value[property] ?? {}))
        if (taken.includes(name))
          diagnostics.report(file, {
            code: 'name/duplicate',
            message: `"${name}" is ${what} already.`,
            help: 'Give this one another name.',
            at: [property, name],
            of: 'key',
          });
}
