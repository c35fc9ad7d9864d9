import { noticeStore } from '../../engine/react/notifications/notice-store.ts';

/** Milliseconds after which the wait is said; what comes earlier needs no word. */
const timeout = 500;

/** Milliseconds in which the parts of a page that load one after the other are one wait. */
const oneWait = 10_000;

/** Says to screen readers that the page loads, once for all its parts. Returns a function that ends it. */
export function sayLoading(text: string): () => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLoading = () => document.querySelector('main .en-state > .en-spinner') !== null;
  const say = () => {
    timer = undefined;
    // Leaves to a screen reader what it is saying.
    if (!isLoading() || noticeStore.get().announced !== '' || performance.now() - saidAt < oneWait) return;
    saidAt = performance.now();
    noticeStore.announce(text);
  };
  const observer = new MutationObserver(() => {
    if (isLoading()) timer ??= setTimeout(say, timeout);
    else if (noticeStore.get().announced === text) noticeStore.announce('');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
