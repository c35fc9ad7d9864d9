import { type ComponentType, lazy } from 'react';
import { whenIdle } from '../theme/when-idle.ts';

const waiting = new Set<() => Promise<unknown>>();
let isAhead = false;

/**
 * A component that is loaded when it first opens, or before that once `loadAhead` was called: what is opened while
 * the connection is away, or after a new release took the place of the old one, is there then.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const module = async () => ({ default: await load() });
  if (isAhead) fetchQuietly(module);
  else waiting.add(module);
  return lazy(module);
}

/** Loads what opens on demand once the page is at rest. To be called in an effect; answers with what calls it off. */
export function loadAhead(): () => void {
  return whenIdle(() => {
    isAhead = true;
    for (const load of waiting) fetchQuietly(load);
    waiting.clear();
  });
}

/** Who opens it hears of the failure. */
function fetchQuietly(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
