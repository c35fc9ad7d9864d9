import { clearCachedAnswers } from '../../engine/react/data/session-cache.ts';
import { beginDrafts, endDrafts } from '../../engine/react/modal/drafts.ts';

/** Key of the signed-in user's subject, stored in the browser beside the tokens [AUTH-24]. */
const signedInKey = 'signed_in_as';

const keysOfSession = ['urlHash', 'eula_acceptance', 'profile', 'activity-reported', signedInKey];

const ownerKey = 'session_owner';
const messageKey = 'signed_out_message';
const idleKey = 'signed_out_idle';

/**
 * Clears the data of a session: typed text and last path [AUTH-22]. Only an idle user's typed text stays in its tab
 * until the same user returns or another one claims the tab.
 */
export function clearSessionData(): void {
  for (const key of keysOfSession) localStorage.removeItem(key);
  if (localStorage.getItem(idleKey) === null) {
    sessionStorage.clear();
    endDrafts();
  }
  clearCachedAnswers();
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * Reads the browser's signed-in user (`sub` from the provider), the same for all tabs. Does not prove a session: each
 * tab has its own tokens, and only the provider knows whether the session is active.
 */
export function signedInAs(): string | undefined {
  return localStorage.getItem(signedInKey) ?? undefined;
}

export function markSignedIn(subject: string): void {
  if (signedInAs() !== subject) localStorage.setItem(signedInKey, subject);
}

export function markSignedOut(): void {
  localStorage.removeItem(signedInKey);
}

export function isSignedInKey(key: string | null): boolean {
  return key === null || key === signedInKey;
}

/** Assigns the tab's typed text and last path to a user; those of another user are removed. */
export function claimTab(subject: string): void {
  localStorage.removeItem(idleKey);
  beginDrafts();
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== subject) sessionStorage.clear();
  sessionStorage.setItem(ownerKey, subject);
}

/** Stores a message for the login page, since signing out leads through another page. */
export function leaveMessage(message: string): void {
  sessionStorage.setItem(messageKey, message);
}

export function takeMessage(): string | undefined {
  const message = sessionStorage.getItem(messageKey) ?? undefined;
  sessionStorage.removeItem(messageKey);
  return message;
}

/** Marks the session as ended by idleness in every tab of this browser. */
export function markIdle(): void {
  localStorage.setItem(idleKey, 'true');
}
