import { changedAnswerHelp, changedAnswers, changedAnswerText } from '../../core/product/changed-answers.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { SourceSet } from '../source/source-set.ts';

/** Reports each call whose answer a draft changes and code gives. */
export function reportChangedAnswers(
  { sources, diagnostics }: { readonly sources: SourceSet; readonly diagnostics: Diagnostics },
  ...texts: Parameters<typeof changedAnswers>
): void {
  for (const changed of changedAnswers(...texts)) {
    const file = sources.byPath.get(changed.path);
    if (file === undefined) continue;
    diagnostics.report(file, {
      code: 'calls/answered-by-code',
      message: changedAnswerText(changed),
      help: changedAnswerHelp,
      at: ['calls', changed.call, 'answer'],
    });
  }
}
