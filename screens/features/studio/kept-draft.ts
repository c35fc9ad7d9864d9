import { type Draft, emptyDraft } from './draft.ts';

const keyOf = (user: string) => `studio-draft:${user}`;

/** The draft outlives the page and the session: it holds schema files, and nothing about a patient. */
export function keptDraft(user: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null') as Draft | null;
    return kept ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** A browser that has no room keeps the draft of this page alone. */
export function keepDraft(user: string, draft: Draft): void {
  try {
    if (draft === emptyDraft) localStorage.removeItem(keyOf(user));
    else localStorage.setItem(keyOf(user), JSON.stringify(draft));
  } catch {
    localStorage.removeItem(keyOf(user));
  }
}

export function forgetDraft(user: string): void {
  localStorage.removeItem(keyOf(user));
}
