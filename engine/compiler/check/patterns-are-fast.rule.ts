import { findNodeAtLocation, type JSONPath, visit } from 'jsonc-parser';
import { memoized } from '../../core/compute/memoized.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { patternProblem } from '../patterns/pattern-problem.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';

/** Refuses a regular expression whose running time can grow too fast with the length of the text. */
export function patternsAreFast(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of [...sources.of('schema').values(), ...sources.of('calls').values()]) {
    const check = (pattern: string, at: JSONPath, of: 'key' | 'value') => {
      const problem = patternProblem(pattern, of === 'value' ? longestAt(file, at) : undefined);
      if (problem !== undefined)
        diagnostics.report(file, { code: 'schema/slow-pattern', ...problem, at, of });
    };
    for (const { at, pattern, of } of patternsIn(file)) check(pattern, at, of);
  }
}

/** Finds the `maxLength` beside a pattern; undefined without a limit. */
function longestAt(file: SourceFile, at: JSONPath): number | undefined {
  const tree = file.tree();
  const beside = tree && findNodeAtLocation(tree, [...at.slice(0, -1), 'maxLength']);
  return typeof beside?.value === 'number' ? beside.value : undefined;
}

interface PatternLocation {
  readonly pattern: string;
  readonly at: JSONPath;
  readonly of: 'key' | 'value';
}

/** Lists the values of `pattern` that are texts, and the names in `patternProperties`. */
const patternsIn = memoized(({ text }: SourceFile): readonly PatternLocation[] => {
  const found: PatternLocation[] = [];
  visit(text, {
    onLiteralValue(value, _offset, _length, _line, _character, pathOf) {
      const at = pathOf();
      if (at.at(-1) === 'pattern' && typeof value === 'string')
        found.push({ pattern: value, at, of: 'value' });
    },
    onObjectProperty(name, _offset, _length, _line, _character, pathOf) {
      const above = pathOf();
      if (above.at(-1) === 'patternProperties')
        found.push({ pattern: name, at: [...above, name], of: 'key' });
    },
  });
  return found;
});
