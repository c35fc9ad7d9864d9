import { whenLeft } from '../../engine/react/parts/when-left.ts';
import { whenIdle } from '../../engine/react/theme/when-idle.ts';
import { emptyDraft, type StudioDraft } from './draft.ts';

const keyOf = (user: string) => `studio-draft:${user}`;

/** Latest draft that is not written yet. */
let waiting: Waiting | undefined;
/** False after the storage was full, so that the warning is not repeated at every keystroke. */
let hasRoom = true;

interface Waiting {
  readonly user: string;
  readonly draft: StudioDraft;
  readonly onNoRoom: () => void;
  readonly callOff: () => void;
}

/** Reads the draft, which outlives page and session: it holds schema files, and nothing about a patient. */
export function keptDraft(user: string): StudioDraft {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null') as StudioDraft | null;
    return kept ?? emptyDraft;
  } catch {
    return emptyDraft;
  }
}

/**
 * Writes the draft when the page is idle or the Studio closes, since writing a large draft takes milliseconds
 * in which keys would wait.
 */
export function keepDraft(user: string, draft: StudioDraft, onNoRoom: () => void): void {
  waiting?.callOff();
  waiting = { user, draft, onNoRoom, callOff: whenIdle(writeWaiting, 0) };
}

whenLeft(writeWaiting, { isLast: true });

/** Writes a waiting draft. Without room, keeps its files without undo steps, or else what was stored before. */
export function writeWaiting(): void {
  if (waiting === undefined) return;
  const { user, draft, onNoRoom, callOff } = waiting;
  waiting = undefined;
  callOff();
  const hadRoom = hasRoom;
  hasRoom = isWritten(user, draft) || isWritten(user, { ...draft, done: [], undone: [] });
  if (hadRoom && !hasRoom) onNoRoom();
}

function isWritten(user: string, draft: StudioDraft): boolean {
  try {
    if (draft === emptyDraft) localStorage.removeItem(keyOf(user));
    else localStorage.setItem(keyOf(user), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}
