import { notify } from '../../engine/react/index.ts';
import { liveProduct } from '../product.ts';
import { loadVersion } from './load-version.ts';

/** Milliseconds without a key or a click before a page changes under somebody's hands. */
const rest = 1_000;

let wanted = '';

const listeners = new Set<() => void>();

/** Calls a listener when another version is served than the one that earlier answers are of; the answer ends that. */
export function onServedAnew(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Goes on with the version that the gateway serves, once nobody is typing. Where it cannot be had, as after a new
 * release, the page says that it has to be loaded again.
 */
export async function followVersion(hash: string): Promise<void> {
  if (hash === wanted) return;
  const isAnother = wanted !== '';
  wanted = hash;
  try {
    const next = await loadVersion(hash);
    await atRest();
    // Answers that were under way may have named an older one since.
    if (wanted !== hash) return;
    if (liveProduct.get().hash !== hash) await liveProduct.set(next);
    if (isAnother) for (const listener of listeners) listener();
  } catch {
    const message = 'A new version of the application is running. Save your work, then load the page again.';
    notify({ kind: 'info', tone: 'warning', message, sticky: true });
  }
}

function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const events = ['keydown', 'pointerdown', 'input'];
    const rested = () => {
      for (const event of events) removeEventListener(event, again, true);
      resolve();
    };
    let timer = setTimeout(rested, rest);
    function again(): void {
      clearTimeout(timer);
      timer = setTimeout(rested, rest);
    }
    for (const event of events) addEventListener(event, again, true);
  });
}
