import { useSyncExternalStore } from 'react';

/**
 * State of printing. `now`: the browser prints what is loaded; `whole`: printing waits until everything to print is
 * loaded.
 */
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

/** Reports whether the browser is printing, so that lists show all rows instead of a page. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => paper !== 'none');
}

/** Reports whether printing waits until all content is loaded. */
export function useIsPrintingWhole(): boolean {
  return useSyncExternalStore(subscribe, () => paper === 'whole');
}

/** Milliseconds between two checks whether all content is loaded, and maximum milliseconds to wait. */
const [look, longest] = [50, 15_000] as const;

/** Prints the page once all content to print has been fetched and drawn. */
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
