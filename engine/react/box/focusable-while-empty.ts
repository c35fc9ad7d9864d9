const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Makes a panel focusable while nothing inside of it is, above all while it loads: Tab would otherwise skip
 * the panel and miss the content that arrives later.
 */
export function focusableWhileEmpty(panel: HTMLElement | null): (() => void) | undefined {
  if (panel === null) return undefined;
  const follow = () => panel.setAttribute('tabindex', panel.querySelector(focusable) === null ? '0' : '-1');
  const observer = new MutationObserver(follow);
  observer.observe(panel, { childList: true, subtree: true });
  follow();
  return () => observer.disconnect();
}
