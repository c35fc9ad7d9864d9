import { flushSync } from 'react-dom';
import { whenIdle } from '../theme/when-idle.ts';
import { controlId } from './form-react-context.ts';
import type { NotifyFields } from './store/notify-fields.ts';

/** Maximum number of fields marked synchronously, in the same frame as the user's press. */
const few = 50;

/**
 * Number of fields that are marked together while the page is idle, since each batch lays the form out anew.
 */
const inTurn = 100;

/**
 * Creates the notifier for very many fields, as after a stopped save: fields in sight are marked at once,
 * others when the page is idle or, before painting, when the user scrolls to or focuses them. The error
 * summary is not delayed.
 */
export function inSightFirst(prefix: string): NotifyFields {
  return (paths, call) => {
    if (paths.length <= few) return call(paths);
    const waiting = new Set(paths);
    const following = new AbortController();
    const mark = (some: readonly string[]) => {
      for (const path of some) waiting.delete(path);
      if (waiting.size === 0) following.abort();
      call(some);
    };
    const markSeen = () => {
      const seen = [...waiting].filter((path) => isInSight(prefix, path));
      if (seen.length > 0) flushSync(() => mark(seen));
    };
    const markMore = () => {
      mark([...waiting].slice(0, inTurn));
      if (waiting.size > 0) whenIdle(markMore, 0);
    };
    mark(paths.filter((path) => isInSight(prefix, path)));
    const options = { capture: true, signal: following.signal };
    for (const event of ['scroll', 'focusin', 'resize']) window.addEventListener(event, markSeen, options);
    whenIdle(markMore, 0);
  };
}

function isInSight(prefix: string, path: string): boolean {
  const control = document.getElementById(controlId(prefix, path));
  if (control === null) return false;
  const { top, bottom } = control.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
