import { type JSONPath, visit } from 'jsonc-parser';
import type { Diagnostics } from '../diagnostics.ts';
import { patternProblem } from '../patterns.ts';
import type { SourceSet } from '../source/source-set.ts';

/** No pattern of a schema can be made to run for very long. */
export function patternsAreFast(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) {
    visit(file.text, {
      onLiteralValue(value, _offset, _length, _line, _character, pathSupplier) {
        const at: JSONPath = pathSupplier();
        if (at.at(-1) !== 'pattern' || typeof value !== 'string') return;
        const problem = patternProblem(value);
        if (problem !== undefined) diagnostics.report(file, { code: 'schema/slow-pattern', ...problem, at });
      },
    });
  }
}
