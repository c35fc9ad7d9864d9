import { keepTyped } from '../parts/when-left.ts';

/** Milliseconds within which the page is left after it has begun to navigate. */
const soon = 1_000;

let isLeading = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the user before the browser tab is closed and typed text would be lost. Does not ask where the page itself
 * navigates, e.g. to log out an absent user, since that must not wait for an answer. In browsers that cannot tell the
 * two apart, it never asks. Returns a function that ends this.
 */
export function guardClosing(isAnythingLost: () => boolean): () => void {
  if (!('navigation' in globalThis)) return () => undefined;
  const { navigation } = globalThis;
  const note = ({ destination, downloadRequest }: NavigateEvent) => {
    if (destination.sameDocument || downloadRequest !== null) return;
    isLeading = true;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isLeading = false;
    }, soon);
  };
  const ask = (event: Event) => {
    if (isLeading) return;
    keepTyped();
    if (isAnythingLost()) event.preventDefault();
  };
  navigation.addEventListener('navigate', note);
  addEventListener('beforeunload', ask);
  return () => {
    navigation.removeEventListener('navigate', note);
    removeEventListener('beforeunload', ask);
  };
}
