import { useEngine } from '../context/engine-context.ts';
import { clearDraft, findDraft, readDraft, writeDraft } from './drafts.ts';

/** Storage of the text that is typed on a page. */
export interface KeptDrafts {
  readonly find: typeof findDraft;
  readonly read: typeof readDraft;
  readonly write: typeof writeDraft;
  readonly clear: typeof clearDraft;
}

const ofTab: KeptDrafts = { find: findDraft, read: readDraft, write: writeDraft, clear: clearDraft };

const nothing = () => undefined;

/** Keeps nothing and finds nothing, for a trial, in which nothing typed is meant to last. */
const noDrafts: KeptDrafts = { find: nothing, read: nothing, write: nothing, clear: nothing };

/** Finds the drafts of this browser tab; those of a trial keep nothing. */
export function useKeptDrafts(): KeptDrafts {
  return useEngine().client.isTrial === true ? noDrafts : ofTab;
}
