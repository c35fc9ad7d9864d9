import { keepsFocus } from '../../engine/react/index.ts';

/** Milliseconds in which whoever has taken the focused element away can give the focus to another one. */
const grace = 150;

/** Regions that can take the focus, since they have a name. */
const named =
  '[role="dialog"], [role="tabpanel"], [role="region"][aria-label], section[aria-label], [role="grid"], main';

/**
 * Keeps the focus on the page: where the focused element disappears, is hidden or disabled, the nearest region around it
 * with a name takes the focus, since keys and screen readers would otherwise begin at the top of the page again. Returns
 * a function that ends it.
 */
export function keepFocus(): () => void {
  let around: readonly HTMLElement[] = [];
  /** Regions around the focus of before a dialog, which opened from there. */
  let below: readonly HTMLElement[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    if (target.matches('main')) nameAfterHeading(target);
    const own = regionsAround(target);
    if (target.closest('[role="dialog"]') === null) below = own;
    around = [...new Set([...own, ...below])];
  };
  // Forgets what the user leaves by a press beside whatever takes the focus.
  const press = ({ target }: Event) => {
    const { activeElement } = document;
    const isOnFocused = target instanceof Node && activeElement?.contains(target) === true;
    if (activeElement === document.body || !isOnFocused) around = [];
  };
  const look = () => {
    if (around.length > 0) timer ??= setTimeout(restore, grace);
  };
  const restore = () => {
    timer = undefined;
    if (document.activeElement !== document.body || !document.hasFocus()) return;
    const main = document.querySelector('main') ?? undefined;
    const region = around.find((each) => each.isConnected && each.checkVisibility()) ?? main;
    if (region === undefined) return;
    if (!region.hasAttribute('tabindex')) region.tabIndex = -1;
    region.focus({ preventScroll: true });
    // Marks it, so that whoever gives the focus back later than that still does.
    region.setAttribute(keepsFocus, '');
    region.addEventListener('blur', () => region.removeAttribute(keepsFocus), { once: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'inert', 'class', 'style'],
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', press, true);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', press, true);
  };
}

/** Names the page that gets the focus, since screen readers say what that is. */
function nameAfterHeading(main: Element): void {
  main.ariaLabel = main.querySelector('h1')?.textContent ?? document.title;
}

function regionsAround(element: Element): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (
    let at = element.closest<HTMLElement>(named);
    at !== null;
    at = at.parentElement?.closest<HTMLElement>(named) ?? null
  )
    found.push(at);
  return found;
}
