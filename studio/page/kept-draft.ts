import { whenLeft } from '../../engine/react/parts/when-left.ts';
import { whenIdle } from '../../engine/react/theme/when-idle.ts';
import { type Draft, emptyDraft } from './draft.ts';

const keyOf = (user: string) => `studio-draft:${user}`;

/** The latest draft that is not written yet. */
let waiting: Waiting | undefined;
/** False once the storage was full, so that the warning comes once, and not at every key. */
let hasRoom = true;

interface Waiting {
  readonly user: string;
  readonly draft: Draft;
  readonly onNoRoom: () => void;
  readonly callOff: () => void;
}

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
export function keepDraft(user: string, draft: Draft, onNoRoom: () => void): void {
  waiting?.callOff();
  waiting = { user, draft, onNoRoom, callOff: whenIdle(writeWaiting, 0) };
}

export function forgetDraft(user: string): void {
  waiting?.callOff();
  waiting = undefined;
  localStorage.removeItem(keyOf(user));
}

whenLeft(writeWaiting, { isLast: true });

/**
 * Writes a draft that waits. A browser without room for all of it keeps its files without the steps to undo; where these
 * do not fit either, what was kept before stays.
 */
export function writeWaiting(): void {
  if (waiting === undefined) return;
  const { user, draft, onNoRoom, callOff } = waiting;
  waiting = undefined;
  callOff();
  const hadRoom = hasRoom;
  hasRoom = isWritten(user, draft) || isWritten(user, { ...draft, done: [], undone: [] });
  if (hadRoom && !hasRoom) onNoRoom();
}

function isWritten(user: string, draft: Draft): boolean {
  try {
    if (draft === emptyDraft) localStorage.removeItem(keyOf(user));
    else localStorage.setItem(keyOf(user), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
