import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Refuses braces in the text of a code, which is shown as written. */
export function textsOfCodesHaveNoBraces(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('codes').values())
    for (const [index, { display }] of file.value.codes.entries()) {
      const name = /\{[^{}]+\}/.exec(String(display ?? ''))?.[0];
      if (name === undefined) continue;
      diagnostics.report(file, {
        code: 'message/unknown-place',
        message: `Nothing fills ${name}: the text of a code is shown as it is written.`,
        help: 'Write it without braces.',
        at: ['codes', index, 'display'],
      });
    }
}
