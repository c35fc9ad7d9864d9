import type { Diagnostics } from '../../diagnostics.ts';
import { isVariableName } from '../../expressions/environment.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Refuses an entity whose name is a reserved word of expressions, since expressions name records by their entity.
 */
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
