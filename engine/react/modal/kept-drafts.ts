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

/** Draft storage of a trial, which stores nothing and finds nothing. */
const noDrafts: KeptDrafts = { find: nothing, read: nothing, write: nothing, clear: nothing };

/** Returns the draft storage of this browser tab, or one that stores nothing in a trial. */
export function useKeptDrafts(): KeptDrafts {
  return useEngine().client.isTrial === true ? noDrafts : ofTab;
}
