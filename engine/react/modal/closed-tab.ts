import { keepTyped } from '../parts/when-left.ts';

/** Maximum milliseconds between the start of a navigation and the unload of the page. */
const soon = 1_000;

let isLeading = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Asks the user before the browser tab is closed while typed text would be lost. Does not ask when the page
 * itself navigates, e.g. to log out an absent user, nor in browsers that cannot tell the two apart. Returns a
 * function that removes the guard.
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
