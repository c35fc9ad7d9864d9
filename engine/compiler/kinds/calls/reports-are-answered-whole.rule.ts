import type { Diagnostics } from '../../diagnostics.ts';
import { writtenCalls } from '../../plan/written-call.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Requires that a call which counts a report answers with that report, since its figures have no other shape. */
export function reportsAreAnsweredWhole(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('calls').values()) {
    for (const [name, { answer, store }] of writtenCalls(file)) {
      if (answer.report === store.report) continue;
      const [counted, wrong] =
        store.report === undefined ? [answer.report, 'store' as const] : [store.report, 'answer' as const];
      const at = ['calls', name, wrong];
      diagnostics.report(file, {
        code: 'call/report',
        message: `The call "${file.stem}.${name}" is about the report "${counted}" in one of "store" and "answer" alone.`,
        help: `Write "${wrong}": { "report": "${counted}" }.`,
        fix: { replace: at, value: { report: counted } },
        at,
      });
    }
  }
}
