import { useSyncExternalStore } from 'react';

/** `now`: the browser prints what is here already. `whole`: paper waits until everything that belongs on it is here. */
type Paper = 'none' | 'now' | 'whole';

let paper: Paper = 'none';
const listeners = new Set<() => void>();

function become(next: Paper): void {
  paper = next;
  for (const listener of listeners) listener();
}

const begin = () => become(paper === 'whole' ? 'whole' : 'now');
const end = () => become('none');

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the browser prepares paper, which has no pages to turn. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => paper !== 'none');
}

/** True while paper waits for everything that belongs on it. */
export function useIsPrintingWhole(): boolean {
  return useSyncExternalStore(subscribe, () => paper === 'whole');
}

/** Milliseconds between looks whether everything is here, and the most that is waited. */
const [look, longest] = [50, 15_000] as const;

/** Prints the page once all that belongs on paper has been fetched and drawn. */
export async function printPage(isAtRest: () => boolean): Promise<void> {
  window.addEventListener('afterprint', end, { once: true });
  become('whole');
  let rests = 0;
  for (let waited = 0; rests < 2 && waited < longest; waited += look) {
    await new Promise((resolve) => setTimeout(resolve, look));
    rests = isAtRest() ? rests + 1 : 0;
  }
  window.print();
}
