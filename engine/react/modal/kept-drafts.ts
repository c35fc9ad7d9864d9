import { createContext, useContext } from 'react';
import { clearDraft, findDraft, readDraft, writeDraft } from './drafts.ts';

/** What keeps the text that is typed on a page. */
export interface KeptDrafts {
  readonly find: typeof findDraft;
  readonly read: typeof readDraft;
  readonly write: typeof writeDraft;
  readonly clear: typeof clearDraft;
}

const ofTab: KeptDrafts = { find: findDraft, read: readDraft, write: writeDraft, clear: clearDraft };

/** Keeps nothing and finds nothing, for pages on which nothing typed is meant to last, as in a preview. */
export const noDrafts: KeptDrafts = {
  find: () => undefined,
  read: () => undefined,
  write: () => undefined,
  clear: () => undefined,
};

/** Drafts of the components below: by default those of this browser tab. */
export const KeptDraftsContext = createContext(ofTab);

export function useKeptDrafts(): KeptDrafts {
  return useContext(KeptDraftsContext);
}
