import { readStored, writeStored } from '../context/stored-settings.ts';
import type { Notice } from './notice.ts';
import { noticeHost } from './notice-host.ts';

/** A notice that was given, with the time in milliseconds. */
export interface GivenNotice extends Notice {
  readonly id: string;
  readonly at: number;
}

/** State of the notices, as the page shows it. */
export interface NoticeState {
  /** Notices in sight, at most as many as the product shows at a time. */
  readonly shown: readonly GivenNotice[];
  /** Notices that are not closed yet: those in sight and those that wait. */
  readonly standing: readonly GivenNotice[];
  /** Notices of this session, the newest first. */
  readonly history: readonly GivenNotice[];
  /** Number of notices that were held back since the user has looked at the history. */
  readonly unseen: number;
  /** Text that screen readers are given and nobody sees. */
  readonly announced: string;
  /** True while notices that only tell something are held back. */
  readonly isQuiet: boolean;
}

/** Maximum number of notices in the history; the oldest is forgotten first. */
const mostKept = 100;

const listeners = new Set<() => void>();
let standing: readonly GivenNotice[] = [];
let history: readonly GivenNotice[] = [];
let unseen = 0;
let announced = '';
let state: NoticeState = { shown: [], standing, history, unseen, announced, isQuiet: false };

/** Notices of this page, in its memory alone: they name people, and are gone with the page or the session. */
export const noticeStore = {
  get: () => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  tell(given: GivenNotice): void {
    history = [given, ...history].slice(0, mostKept);
    if (isQuiet() && onlyTells(given)) unseen += 1;
    else standing = [...standing, given];
    changed();
  },
  dismiss(id: string): void {
    standing = standing.filter((given) => given.id !== id);
    changed();
  },
  /** Forgets all notices, also those that wait and those of the history, at the end of a session. */
  forget(): void {
    [standing, history, unseen] = [[], [], 0];
    changed();
  },
  announce(text: string): void {
    announced = text;
    changed();
  },
  /** Notes that the user looks at the history. */
  see(): void {
    unseen = 0;
    changed();
  },
  /** Holds back what only tells something, until it is turned off; this browser keeps it for each user. */
  turnQuiet(next: boolean): void {
    writeStored(noticeHost.quietKey(), next ? 'on' : 'off');
    changed();
  },
};

noticeHost.subscribe(changed);

function changed(): void {
  state = { shown: inSight(), standing, history, unseen, announced, isQuiet: isQuiet() };
  for (const listener of listeners) listener();
}

function isQuiet(): boolean {
  return readStored(noticeHost.quietKey()) === 'on';
}

/** Reports whether a notice is no answer to a press that failed or can be taken back. */
function onlyTells({ kind, action }: GivenNotice): boolean {
  return kind === 'info' && action === undefined;
}

/**
 * Chooses the notices in sight: passing ones in the order in which they came, then those that stay, which leave one
 * place to the others.
 */
function inSight(): readonly GivenNotice[] {
  const { visible } = noticeHost.defaults();
  const staying = standing.filter(({ sticky }) => sticky === true).slice(0, Math.max(1, visible - 1));
  const passing = standing.filter(({ sticky }) => sticky !== true);
  return [...passing.slice(0, Math.max(1, visible - staying.length)), ...staying].slice(0, visible);
}
