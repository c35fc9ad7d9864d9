import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Refuses a code given twice in a value set, so that a stored code leads to one entry. */
export function codesStandOnce(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('codes').values()) {
    const known = new Set<string>();
    for (const [index, { code }] of file.value.codes.entries()) {
      if (known.size < known.add(code).size) continue;
      const message = `The code "${code}" stands in this value set already.`;
      const at = ['codes', index, 'code'];
      const advice = { help: 'Remove one of the two.', fix: { remove: ['codes', index] } };
      diagnostics.report(file, { code: 'name/duplicate', message, ...advice, at });
    }
  }
}
