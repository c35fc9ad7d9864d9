import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Requires unique names of checks and groups in the schema set, so that a finding leads to one check, and a group to
 * one list of terms.
 */
export function checkNamesAreUnique(sources: SourceSet, diagnostics: Diagnostics): void {
  const first = new Map<string, string>();
  for (const file of sources.of('checks').values()) {
    const { checks, groups = {} } = file.value;
    const named = [
      ...checks.map(({ id }, index) => ({ noun: 'check', name: id, at: ['checks', index, 'id'] })),
      ...Object.keys(groups).map((name) => ({ noun: 'group', name, at: ['groups', name] })),
    ];
    for (const { noun, name, at } of named) {
      const key = `${noun} ${name}`;
      const owner = first.get(key);
      first.set(key, owner ?? file.path);
      if (owner === undefined) continue;
      diagnostics.report(file, {
        code: 'name/duplicate',
        message: `There is a ${noun} "${name}" already, in ${owner}.`,
        help: 'Give one of the two another name.',
        at,
      });
    }
  }
}
