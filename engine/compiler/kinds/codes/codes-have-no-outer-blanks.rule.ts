import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Refuses a code that begins or ends with a blank, since stored values are trimmed and would never equal it.
 */
export function codesHaveNoOuterBlanks(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('codes').values())
    for (const [index, { code }] of file.value.codes.entries()) {
      if (typeof code !== 'string' || code.trim() === code) continue;
      const at = ['codes', index, 'code'];
      diagnostics.report(file, {
        code: 'codes/blank-at-end',
        message: `The code "${code}" begins or ends with a blank, and what is entered never does.`,
        help: `Write "${code.trim()}".`,
        fix: { replace: at, value: code.trim() },
        at,
      });
    }
}
