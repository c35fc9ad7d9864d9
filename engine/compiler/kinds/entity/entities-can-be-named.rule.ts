import type { Diagnostics } from '../../diagnostics.ts';
import { isVariableName } from '../../expressions/environment.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Expressions name records by their entity: its name is none of the words that their language keeps. */
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
