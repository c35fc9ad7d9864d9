import { clearCachedAnswers } from '../../engine/react/data/session-cache.ts';
import { beginDrafts, endDrafts } from '../../engine/react/modal/drafts.ts';

/** Key of who is signed in, which a session leaves in the browser beside its tokens [AUTH-24]. */
const signedInKey = 'signed_in_as';

const keysOfSession = ['urlHash', 'eula_acceptance', 'profile', 'activity-reported', signedInKey];

const ownerKey = 'session_owner';
const messageKey = 'signed_out_message';
const idleKey = 'signed_out_idle';

/**
 * Leaves nothing of a session behind: neither what was typed nor where one was [AUTH-22]. Only what was typed by
 * somebody who went away waits in its tab, until the same user comes back or another one claims it.
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
 * Reads who is signed in with this browser, `sub` of the provider, as all tabs see it. It is no proof of anything: each
 * tab has tokens of its own, and the provider alone knows whether the session stands.
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

/** Keeps the text typed in this tab for the one who typed it, and for nobody else; so too where one was. */
export function claimTab(subject: string): void {
  localStorage.removeItem(idleKey);
  beginDrafts();
  const owner = sessionStorage.getItem(ownerKey);
  if (owner !== null && owner !== subject) sessionStorage.clear();
  sessionStorage.setItem(ownerKey, subject);
}

/** The way out leads through another page; what is to be said waits here. */
export function leaveMessage(message: string): void {
  sessionStorage.setItem(messageKey, message);
}

export function takeMessage(): string | undefined {
  const message = sessionStorage.getItem(messageKey) ?? undefined;
  sessionStorage.removeItem(messageKey);
  return message;
}

/** The session ends because nobody is there: in every tab of this browser. */
export function markIdle(): void {
  localStorage.setItem(idleKey, 'true');
}
