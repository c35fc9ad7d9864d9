import type { QuickFix } from '../../../engine/compiler/quick-fix.ts';
import { patched } from '../../../engine/core/json/json-patch.ts';
import type { StudioCommand } from '../../../engine/core/protocol/workbench.ts';
import { editText } from '../../text/edit-text.ts';
import { checkTexts } from '../rename/follow-diagnostics.ts';
import { CommandError } from './command-error.ts';
import { type FileTexts, readFile } from './schema-files.ts';

/** Limit on rounds of compiling, each of which fixes what the last has uncovered. */
const mostRounds = 40;

/** Applies the fixes of all diagnostics of a kind. Throws `CommandError` where there is none. */
export function fixAll(
  texts: FileTexts,
  { code }: Extract<StudioCommand, { readonly command: 'fix' }>,
): FileTexts {
  const fixed = new Map(texts);
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = checkTexts(fixed).diagnostics.flatMap((each) =>
      each.code === code && each.fix !== undefined ? [each.fix] : [],
    );
    if (fixes.length === 0 && round === 0)
      throw new CommandError('The compiler knows no correction for these problems: correct them one by one.');
    if (fixes.length === 0) return fixed;
    for (const fix of apart(fixes)) {
      const { path, text, value } = readFile(fix.path, fixed);
      fixed.set(path, editText(text, patched(value, fix.steps) ?? {}));
    }
  }
  return fixed;
}

/** Selects fixes that do not overlap, last first, so that list indices stay valid. */
function apart(fixes: readonly QuickFix[]): readonly QuickFix[] {
  const paths = (fix: QuickFix) => fix.steps.map(({ path }) => `${fix.path}#${path}/`);
  const sorted = fixes.toSorted((one, two) =>
    String(paths(two)).localeCompare(String(paths(one)), 'en', { numeric: true }),
  );
  const taken: string[] = [];
  return sorted.filter((fix) => {
    const own = paths(fix);
    const isFree = own.every((path) =>
      taken.every((other) => !other.startsWith(path) && !path.startsWith(other)),
    );
    if (isFree) taken.push(...own);
    return isFree;
  });
}
