const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Makes a panel a stop of Tab as long as nothing inside of it is one, above all while it loads: Tab would go past it
 * to the end of the page. The next stop is then the content that arrives meanwhile.
 */
export function focusableWhileEmpty(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const follow = () => panel.setAttribute('tabindex', panel.querySelector(focusable) === null ? '0' : '-1');
  const observer = new MutationObserver(follow);
  observer.observe(panel, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}
