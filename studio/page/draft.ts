import type { DraftText, SchemaText } from '../../engine/core/protocol/workbench.ts';
import { inverseSplice, type Splice, spliceBetween, spliced } from '../../engine/core/text/splice.ts';

/** Unsaved changes of an analyst, plain data so that they can be stored. */
export interface StudioDraft {
  /** Files of the draft, with the texts that they are based on. */
  readonly files: Readonly<Record<string, Omit<DraftText, 'path'>>>;
  /** Steps done, the latest last, and undone ones. */
  readonly done: readonly DraftStep[];
  readonly undone: readonly DraftStep[];
}

export interface DraftStep {
  /** Phrase for the undo and redo buttons. */
  readonly label: string;
  readonly splices: readonly { readonly path: string; readonly splice: Splice }[];
  /** True for typing, where each keystroke is a change; consecutive steps with the same label are merged. */
  readonly isTyped?: true;
}

export const emptyDraft: StudioDraft = { files: {}, done: [], undone: [] };

/** Stored texts of the files, by path. */
export type StoredTexts = ReadonlyMap<string, string>;

export function draftText(draft: StudioDraft, stored: StoredTexts, path: string): string {
  return draft.files[path]?.text ?? stored.get(path) ?? '';
}

/** Lists the files that differ from the draft's base. */
export function changedFiles({ files }: StudioDraft): readonly DraftText[] {
  return Object.entries(files).flatMap(([path, { base, text }]) =>
    base === text ? [] : [{ path, base, text }],
  );
}

export interface DraftChange {
  readonly label: string;
  readonly changed: readonly SchemaText[];
  readonly isTyped?: true | undefined;
}

/** Adds a change as the latest step; typing into one input is one step. */
export function withChange(draft: StudioDraft, stored: StoredTexts, change: DraftChange): StudioDraft {
  const last = draft.done.at(-1);
  const goesOn = change.isTyped === true && last?.isTyped === true && isOfInput(last, change);
  const before = goesOn ? applied(draft, stored, last, inverseSplice) : undefined;
  const after = withStep(draft, stored, change);
  if (before === undefined || after === draft) return after;
  const from: StudioDraft = {
    ...draft,
    files: withTexts(draft, stored, before),
    done: draft.done.slice(0, -1),
  };
  const changed = before.map(({ path }) => ({ path, text: draftText(after, stored, path) }));
  const whole = new Map([...changed, ...change.changed].map((each) => [each.path, each]));
  return { ...withStep(from, stored, { ...change, changed: [...whole.values()] }), undone: [] };
}

/**
 * Reports whether a change comes from the same input as a step, since two forms may have inputs with the same
 * label.
 */
function isOfInput({ label, splices }: DraftStep, change: DraftChange): boolean {
  return (
    label === change.label && splices.some(({ path }) => change.changed.some((each) => each.path === path))
  );
}

function withStep(
  draft: StudioDraft,
  stored: StoredTexts,
  { label, changed, isTyped }: DraftChange,
): StudioDraft {
  const different = changed.filter(({ path, text }) => draftText(draft, stored, path) !== text);
  if (different.length === 0) return draft;
  const splices = different.map(({ path, text }) => ({
    path,
    splice: spliceBetween(draftText(draft, stored, path), text),
  }));
  return {
    files: withTexts(draft, stored, different),
    done: [...draft.done, { label, splices, ...(isTyped === true && { isTyped }) }],
    undone: [],
  };
}

export function undo(draft: StudioDraft, stored: StoredTexts): StudioDraft {
  const step = draft.done.at(-1);
  if (step === undefined) return draft;
  const done = draft.done.slice(0, -1);
  const texts = applied(draft, stored, step, inverseSplice);
  // Drops a step whose text was changed by something else, e.g. a merge.
  if (texts === undefined) return { ...draft, done };
  return { files: withTexts(draft, stored, texts), done, undone: [...draft.undone, step] };
}

export function redo(draft: StudioDraft, stored: StoredTexts): StudioDraft {
  const step = draft.undone.at(-1);
  if (step === undefined) return draft;
  const undone = draft.undone.slice(0, -1);
  const texts = applied(draft, stored, step, (splice) => splice);
  if (texts === undefined) return { ...draft, undone };
  return { files: withTexts(draft, stored, texts), done: [...draft.done, step], undone };
}

/** Discards all changes as one step, which can be undone like any other. */
export function withoutChanges(draft: StudioDraft, stored: StoredTexts): StudioDraft {
  const changed = changedFiles(draft).map(({ path }) => ({ path, text: stored.get(path) ?? '' }));
  // Keeps no file in the draft, since a kept file would hide what others publish later.
  return { ...withStep(draft, stored, { label: 'Discard the draft', changed }), files: {} };
}

/** Makes the saved texts the base of the draft; undoing the save then counts as a new change. */
export function afterSave(draft: StudioDraft, saved: readonly SchemaText[]): StudioDraft {
  const files = Object.fromEntries(saved.map(({ path, text }) => [path, { base: text, text }]));
  return { ...draft, files: { ...draft.files, ...files } };
}

function applied(
  draft: StudioDraft,
  stored: StoredTexts,
  { splices }: DraftStep,
  turned: (splice: Splice) => Splice,
): readonly SchemaText[] | undefined {
  const texts = splices.flatMap(({ path, splice }) => {
    const text = spliced(draftText(draft, stored, path), turned(splice));
    return text === undefined ? [] : [{ path, text }];
  });
  return texts.length === splices.length ? texts : undefined;
}

function withTexts(
  draft: StudioDraft,
  stored: StoredTexts,
  texts: readonly SchemaText[],
): StudioDraft['files'] {
  const changed = texts.map(({ path, text }) => {
    const base = draft.files[path]?.base ?? stored.get(path) ?? '';
    return [path, { base, text }] as const;
  });
  return { ...draft.files, ...Object.fromEntries(changed) };
}
