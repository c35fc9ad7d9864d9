import { jsonObject } from '../../engine/core/json/json.ts';
import type { PatchStep } from '../../engine/core/json/json-patch.ts';
import { tokensOf } from '../../engine/core/json/pointer.ts';
import type { DraftFix } from '../../engine/core/protocol/workbench.ts';
import { parsedJson } from './parsed-json.ts';
import { titleOfStep } from './step-titles.ts';
import type { StudioState } from './use-studio.ts';

/**
 * Builds the title of a fix from the titles that users see, since the compiler's own title contains the names
 * in the files.
 */
export function titleOfFix(
  { files, metaSchemas }: Pick<StudioState, 'files' | 'metaSchemas'>,
  { title, path, steps }: DraftFix,
): string {
  const made: readonly PatchStep[] = JSON.parse(steps);
  const [step] = made;
  const file = files.find((each) => each.path === path);
  const value = parsedJson(file?.text ?? '');
  if (step === undefined || made.length > 1 || value === undefined) return 'Correct it';
  const meta = jsonObject(parsedJson(metaSchemas?.find(({ kind }) => kind === file?.kind)?.text ?? '{}'));
  const tokens = tokensOf(step.path);
  const isRow = /^(\d+|-)$/.test(tokens.at(-1) ?? '');
  if (step.op === 'remove') return isRow ? title : `Remove “${titleOfStep(meta, value, tokens)}”`;
  const isLong = typeof step.value === 'object';
  if (step.op === 'replace') return isLong && !title.startsWith('Replace') ? 'Correct it' : title;
  if (isRow || isLong) return 'Add it';
  return `Add “${titleOfStep(meta, value, tokens)}”: ${String(step.value)}`;
}
