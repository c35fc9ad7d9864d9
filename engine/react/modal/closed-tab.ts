import { keepTyped } from '../parts/when-left.ts';

/** Milliseconds within which a page is left that leads to another one itself. */
const soon = 1_000;

let isLeading = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks before a tab is closed over what would go with it. Where the page itself leads on, as a log-out of somebody who
 * went away does, nobody is asked: that must not wait for an answer. Browsers that cannot tell the two apart never ask.
 * Answers with the function that stops it.
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
