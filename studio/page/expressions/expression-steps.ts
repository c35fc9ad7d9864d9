import type { PatchStep } from '../../../engine/core/json/json-patch.ts';

interface Member {
  readonly pointer: string;
  readonly isRequired: boolean;
  /** True where the file had the member when its panel opened. */
  readonly isThere: boolean;
  /** True for a sentence, whose surrounding spaces count. */
  readonly isSentence: boolean;
  readonly isListOfLines: boolean;
}

/** Lists the steps of the edit; several lines become a list of texts where the schema allows one. */
export function stepsFor(
  before: string,
  after: string,
  { pointer, isRequired, isThere, isSentence, isListOfLines }: Member,
): readonly PatchStep[] {
  if (before === after) return [];
  if (after.trim() === '' && !isRequired)
    return before.trim() === '' ? [] : [{ op: 'remove', path: pointer }];
  const lines = after.split('\n').filter((line) => line.trim() !== '');
  const op = before.trim() === '' && !(isRequired && isThere) ? 'add' : 'replace';
  const text = isSentence ? after : after.trim();
  return [{ op, path: pointer, value: isListOfLines && lines.length > 1 ? lines : text }];
}
