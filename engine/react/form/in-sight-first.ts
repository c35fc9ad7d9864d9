import { flushSync } from 'react-dom';
import { whenIdle } from '../theme/when-idle.ts';
import { controlId } from './form-react-context.ts';
import type { NotifyFields } from './store/notify-fields.ts';

/** Number of fields marked within the frame of a press. */
const few = 50;

/** Fields that are marked together while nobody does anything: each turn has the form laid out again. */
const inTurn = 100;

/**
 * Marks very many fields of a form, as a stopped save does: those in sight at once; the others as soon as the page is idle,
 * or before the page is painted when they are scrolled to or get the focus. What the form says of all of them, its list
 * of errors, does not wait.
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
