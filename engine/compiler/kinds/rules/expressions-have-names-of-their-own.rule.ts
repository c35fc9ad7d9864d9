import type { Diagnostics } from '../../diagnostics.ts';
import { functionNames } from '../../expressions/emit-call.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Refuses a named expression that hides a function of the language or the product, or an expression of another file.
 */
export function expressionsHaveNamesOfTheirOwn(sources: SourceSet, diagnostics: Diagnostics): void {
  const taken = new Map(functionNames.map((name): [string, string] => [name, 'the language']));
  for (const file of sources.of('product').values())
    for (const name of Object.keys(file.value.functions ?? {})) taken.set(name, file.path);
  const report = (file: SourceFile, name: string) =>
    diagnostics.report(file, {
      code: 'name/duplicate',
      message: `"${name}" means something else already, in ${taken.get(name)}.`,
      help: 'Give this one another name.',
      at: ['expressions', name],
      of: 'key',
    });
  for (const file of sources.of('rules').values())
    for (const name of namesIn(file)) {
      if (taken.has(name)) report(file, name);
      else taken.set(name, file.path);
    }
  for (const file of sources.of('card').values())
    for (const name of namesIn(file)) if (taken.has(name)) report(file, name);
}

function namesIn({ value }: SourceFile<'rules'> | SourceFile<'card'>): readonly string[] {
  return Object.keys(value.expressions ?? {});
}
