import { type JSONPath, visit } from 'jsonc-parser';
import { memoized } from '../../core/compute/memoized.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';

/** Keywords of forms whose texts may contain expressions in double braces. */
const ofForms = ['text', 'group', 'tab', 'step', 'matrix', 'ui:title', 'ui:help', 'title'];

/** Keywords whose content is data rather than text of the product. */
const ofData = ['default', 'examples', 'enum', 'const', 'initial', 'fixed'];

/** Refuses an expression in double braces in a text where none is evaluated, since people would read the braces. */
export function expressionsInTextsAreWorkedOut(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.files) {
    if (['examples', 'migrations'].includes(file.kind)) continue;
    for (const at of textsWithExpressions(file)) {
      if (isWorkedOut(file, at)) continue;
      diagnostics.report(file, {
        code: 'expression/not-read',
        message: 'Nothing works out what stands in double braces here: people would read the braces.',
        help: 'Write it without them, or move it to a text of a form or the message of a rule.',
        at: [...at],
      });
    }
  }
}

function isWorkedOut({ kind }: SourceFile, at: JSONPath): boolean {
  if (at.some((step) => ofData.includes(String(step)))) return true;
  if (kind === 'product') return at[0] === 'messages';
  if (kind === 'rules') return at[0] === 'rules' && at.at(-1) === 'message';
  return kind === 'form' && at.length > 1 && ofForms.includes(String(at.at(-1)));
}

const textsWithExpressions = memoized(({ text }: SourceFile): readonly JSONPath[] => {
  const found: JSONPath[] = [];
  if (!text.includes('{{')) return found;
  visit(text, {
    onLiteralValue(value, _offset, _length, _line, _character, pathOf) {
      if (typeof value === 'string' && /\{\{\s*[^\s}].*?\}\}/s.test(value)) found.push(pathOf());
    },
  });
  return found;
});
