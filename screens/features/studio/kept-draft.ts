import { whenIdle } from '../../../engine/react/theme/when-idle.ts';
import { type Draft, emptyDraft } from './draft.ts';

const keyOf = (user: string) => `studio-draft:${user}`;

/** The latest draft that is not written yet. */
let waiting: { readonly user: string; readonly draft: Draft; readonly callOff: () => void } | undefined;

/** The draft outlives the page and the session: it holds schema files, and nothing about a patient. */
export function keptDraft(user: string): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null') as Draft | null;
    return kept ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/** Written as soon as the page is idle, or the Studio is left: large drafts take milliseconds, which no key waits for. */
export function keepDraft(user: string, draft: Draft): void {
  waiting?.callOff();
  waiting = { user, draft, callOff: whenIdle(writeWaiting, 0) };
}

export function forgetDraft(user: string): void {
  waiting?.callOff();
  waiting = undefined;
  localStorage.removeItem(keyOf(user));
}

addEventListener('pagehide', writeWaiting);
// Phones end a page that is in the background without any other notice.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') writeWaiting();
});

/** Writes a draft that waits. A browser that has no room keeps the draft of this page alone. */
export function writeWaiting(): void {
  if (waiting === undefined) return;
  const { user, draft, callOff } = waiting;
  waiting = undefined;
  callOff();
  try {
    if (draft === emptyDraft) localStorage.removeItem(keyOf(user));
    else localStorage.setItem(keyOf(user), JSON.stringify(draft));
  } catch {
    localStorage.removeItem(keyOf(user));
  }
}
