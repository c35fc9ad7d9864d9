import type { JsonObject } from '../../core/json/json.ts';
import { guardClosing } from './closed-tab.ts';
import type { KeptSaves } from './open-saves.ts';

/** Typed and unsaved values, with the version that they change. */
export interface TypedDraft {
  readonly base: JsonObject;
  readonly values: JsonObject;
  readonly saves?: KeptSaves;
}

const prefix = 'engine.draft.';

let isOver = false;
let stopAsking: (() => void) | undefined;

/** Stops storing drafts at log-out, even those of a page that is still closing. */
export function endDrafts(): void {
  isOver = true;
  stopAsking?.();
  stopAsking = undefined;
}

/**
 * Starts storing drafts once a user has signed in. Closing the browser tab then asks first, since the drafts
 * are lost with the tab.
 */
export function beginDrafts(): void {
  isOver = false;
  stopAsking ??= guardClosing(() => findDraft('') !== undefined);
}

/** Keeps a draft in this browser tab, so that it survives a reload; never in a URL. */
export function writeDraft(key: string, draft: TypedDraft): void {
  if (isOver) return;
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(draft));
  } catch {
    // Ignores a full or forbidden storage; the draft is then lost on a reload.
  }
}

export function readDraft(key: string): TypedDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null');
    return isDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the first draft whose key starts with `start`; returns the rest of the key as well. */
export function findDraft(start: string): { readonly rest: string; readonly draft: TypedDraft } | undefined {
  for (const stored of Object.keys(sessionStorage)) {
    if (!stored.startsWith(prefix + start)) continue;
    const draft = readDraft(stored.slice(prefix.length));
    if (draft !== undefined) return { rest: stored.slice(prefix.length + start.length), draft };
  }
  return undefined;
}

export function clearDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}

/** Deletes every draft at log-out. */
export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}

function isDraft(value: unknown): value is TypedDraft {
  return typeof value === 'object' && value !== null && 'base' in value && 'values' in value;
}
