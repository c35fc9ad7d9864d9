import type { Diagnostics } from '../../diagnostics.ts';
import { isVariableName } from '../../expressions/environment.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Refuses an entity named by a reserved word of expressions, which name records by entity. */
export function entitiesCanBeNamed(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) {
    if (isVariableName(file.stem)) continue;
    diagnostics.report(file, {
      code: 'name/reserved',
      message: `"${file.stem}" cannot be the name of an entity: in expressions the word means something else.`,
      help: 'Give the file another name.',
      at: [],
    });
  }
}
