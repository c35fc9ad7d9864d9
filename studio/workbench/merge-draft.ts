import { normalizeText } from '../../engine/compiler/source/normalize-text.ts';
import { mergeRecords } from '../../engine/core/compare/merge.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { isJsonObject } from '../../engine/core/json/json.ts';
import { removeAt, setAt } from '../../engine/core/json/pointer.ts';
import type { DraftConflict, DraftText, KeptSide } from '../../engine/core/protocol/workbench.ts';
import { editText } from '../text/edit-text.ts';
import type { FileTexts } from './commands/schema-files.ts';

/** Value changed on both sides and not decided yet, by its path in the file. */
export type UnnamedConflict = Omit<DraftConflict, 'location'>;

export interface MergedDraft {
  readonly path: string;
  readonly text: string;
  readonly conflicts: readonly UnnamedConflict[];
}

/** Keys of lists in which the order is irrelevant; in other lists, changes on both sides conflict. */
const keyedArrays = { '/codes': 'code', '/rules': 'id' };

/** Merges the draft with changes written to its files meanwhile. */
export function mergeDraft(
  { path, base, text }: DraftText,
  texts: FileTexts,
  choices: readonly KeptSide[],
): MergedDraft {
  const current = texts.get(path) ?? '';
  if (current === base || current === text) return { path, text, conflicts: [] };
  const [before, mine, theirs] = [parsed(base), parsed(text), parsed(current)];
  // Treats a text that is not JSON as a single conflict, since it has no fields to merge.
  if (before === undefined || mine === undefined || theirs === undefined)
    return wholeFile({ path, text }, { base, current }, choices);
  const { merged, conflicts } = mergeRecords({ keyedArrays, fields: {}, base: before, mine, theirs });
  const open: UnnamedConflict[] = [];
  let value: JsonObject = merged;
  for (const entry of conflicts) {
    const choice = choices.find((each) => each.path === path && each.pointer === entry.at);
    if (choice === undefined) open.push(conflictAt(path, entry.at, entry));
    else if (choice.keep === 'theirs') value = withTheirs(value, entry.at, entry.theirs);
  }
  return { path, text: editText(current, value), conflicts: open };
}

function wholeFile(
  { path, text }: Pick<DraftText, 'path' | 'text'>,
  { base, current }: { readonly base: string; readonly current: string },
  choices: readonly KeptSide[],
): MergedDraft {
  const choice = choices.find((each) => each.path === path && each.pointer === '');
  const conflict = { path, pointer: '', base, mine: text, theirs: current };
  if (choice === undefined) return { path, text, conflicts: [conflict] };
  return { path, text: choice.keep === 'mine' ? text : current, conflicts: [] };
}

function withTheirs(value: JsonObject, at: string, theirs: unknown): JsonObject {
  return theirs === undefined ? removeAt(value, at) : setAt(value, at, theirs);
}

function conflictAt(
  path: string,
  pointer: string,
  { base, mine, theirs }: { readonly base?: unknown; readonly mine?: unknown; readonly theirs?: unknown },
): UnnamedConflict {
  return {
    ...{ path, pointer },
    ...(base !== undefined && { base: JSON.stringify(base, null, 2) }),
    ...(mine !== undefined && { mine: JSON.stringify(mine, null, 2) }),
    ...(theirs !== undefined && { theirs: JSON.stringify(theirs, null, 2) }),
  };
}

function parsed(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(normalizeText(text));
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
