import { useSyncExternalStore } from 'react';

/** Printing state. `now`: prints the content already loaded. `whole`: waits until all content to print is loaded. */
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

/** Reports whether the browser is printing, when there are no pages to turn. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(subscribe, () => paper !== 'none');
}

/** Reports whether printing waits for all content. */
export function useIsPrintingWhole(): boolean {
  return useSyncExternalStore(subscribe, () => paper === 'whole');
}

/** Milliseconds between checks for complete content, and the maximum wait. */
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
