const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Makes a panel a stop of Tab while nothing inside can have the focus, above all while loading: else Tab would go to
 * the end of the page, past the content that arrives meanwhile.
 */
export function focusableWhileEmpty(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const follow = () => panel.setAttribute('tabindex', panel.querySelector(focusable) === null ? '0' : '-1');
  const observer = new MutationObserver(follow);
  observer.observe(panel, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}
