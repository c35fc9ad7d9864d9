import type { PatchStep } from '../../../../engine/core/json/json-patch.ts';

interface Member {
  readonly pointer: string;
  readonly isRequired: boolean;
  /** It was in the file when its panel opened. */
  readonly isThere: boolean;
}

/** The edit of the file; an expression of several lines is a list of texts. */
export function stepsFor(
  before: string,
  after: string,
  { pointer, isRequired, isThere }: Member,
): readonly PatchStep[] {
  if (before === after) return [];
  if (after.trim() === '' && !isRequired)
    return before.trim() === '' ? [] : [{ op: 'remove', path: pointer }];
  const lines = after.split('\n').filter((line) => line.trim() !== '');
  const op = before.trim() === '' && !(isRequired && isThere) ? 'add' : 'replace';
  return [{ op, path: pointer, value: lines.length > 1 ? lines : after.trim() }];
}
