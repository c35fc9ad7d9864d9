import { memoized } from '../../../core/compute/memoized.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Refuses an unused access rule, which protects nothing. */
export function accessRulesAreUsed(sources: SourceSet, diagnostics: Diagnostics): void {
  const used = new Set(sources.files.flatMap(namesInFile));
  for (const file of sources.of('access').values()) {
    for (const [name, { usedBy, status }] of Object.entries(file.value.rules)) {
      const isUsed = used.has(name) || usedBy !== undefined;
      if (isUsed === (status === undefined)) continue;
      const message = isUsed
        ? `The access rule "${name}" is marked as planned, but it is used.`
        : `The access rule "${name}" is not used.`;
      const help = isUsed
        ? 'Remove "status".'
        : 'Name it where it is to hold, name in "usedBy" the hand-made code that uses it, or remove it.';
      const at = ['rules', name];
      const fix = { remove: isUsed ? [...at, 'status'] : at };
      diagnostics.report(file, { code: 'access/unused', message, help, fix, at, of: 'key' });
    }
  }
}

const namesInFile = memoized(({ value }: SourceFile) => namesIn(value));

/** Lists the access rules that a value names, under `access`, under `x-access` or in an expression. */
function namesIn(value: unknown, key = ''): readonly string[] {
  if (typeof value === 'string') {
    const named = [...value.matchAll(/\bmay\(\s*["']([^"']+)["']\s*\)/g)].map(([, name = '']) => name);
    return key === 'access' ? [value, ...named] : named;
  }
  if (typeof value !== 'object' || value === null || isPlanned(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    if (name !== 'x-access' || typeof child !== 'object' || child === null) return namesIn(child, name);
    return Object.values(child).filter((each) => typeof each === 'string');
  });
}

/** Reports whether an element has the status `planned`, and so uses no rule yet. */
function isPlanned(value: object): boolean {
  return 'status' in value && value.status === 'planned';
}
