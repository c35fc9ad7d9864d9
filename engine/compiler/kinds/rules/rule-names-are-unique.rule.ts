import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Refuses a rule's id used twice in the schema set, so that a problem leads to one rule. */
export function ruleNamesAreUnique(sources: SourceSet, diagnostics: Diagnostics): void {
  const first = new Map<string, string>();
  for (const file of sources.of('rules').values()) {
    for (const [index, { id }] of (file.value.rules ?? []).entries()) {
      const owner = first.get(id);
      first.set(id, owner ?? file.path);
      if (owner === undefined) continue;
      const message = `There is a rule "${id}" already, in ${owner}.`;
      diagnostics.report(file, {
        code: 'name/duplicate',
        message,
        help: 'Give one of the two another id.',
        at: ['rules', index, 'id'],
      });
    }
  }
}
