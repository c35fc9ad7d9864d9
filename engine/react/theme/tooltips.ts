import './tooltips.css';

/** Milliseconds that the pointer rests before a tooltip opens. */
const rest = 400;

/** Pixels between an element and its tooltip, and from the edge of the window. */
const gap = 6;

/**
 * Shows the `data-hint` of the element with the pointer or the focus of the keyboard as a tooltip, and the whole text
 * of one marked with `data-may-be-cut` and cut off for want of room. It stays while the pointer is on it, goes with
 * Escape, and describes its element to screen readers (WCAG 2.2, 1.4.13). Answers with the function that stops it.
 */
export function showTooltips(): () => void {
  const tip = document.createElement('div');
  tip.className = 'en-tooltip';
  tip.role = 'tooltip';
  tip.id = 'en-tooltip';
  // Limits the width by the product's setting, and to the window.
  tip.style.maxWidth = 'min(var(--en-tooltip-max, 425px), 100vw - 16px)';
  let owner: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(element: HTMLElement): void {
    close();
    if (!element.isConnected) return;
    owner = element;
    tip.textContent = hintOf(element);
    // Appends it to the open dialog, so that it stands over it and is read with it.
    (element.closest('[role="dialog"]') ?? document.body).append(tip);
    position(tip, element);
    if (!element.hasAttribute('aria-describedby') && !isSaidAnyway(element, tip.textContent))
      element.setAttribute('aria-describedby', tip.id);
  }

  function close(): void {
    clearTimeout(timer);
    if (owner?.getAttribute('aria-describedby') === tip.id) owner.removeAttribute('aria-describedby');
    owner = undefined;
    tip.remove();
  }

  function onPointer({ target }: Event): void {
    if (target === tip) return;
    const element = hinted(target);
    if (element === owner) return;
    close();
    if (element !== undefined) timer = setTimeout(() => open(element), rest);
  }

  function onFocus({ target }: Event): void {
    const element = hinted(target);
    if (element?.matches(':focus-visible') === true) open(element);
    else close();
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || owner === undefined) return;
    // The first Escape is for the tooltip, the next one for the dialog.
    event.stopPropagation();
    close();
  }

  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('pointerover', onPointer, { signal });
  addEventListener('pointerdown', close, { signal });
  addEventListener('focusin', onFocus, { signal });
  addEventListener('keydown', onKey, { signal, capture: true });
  addEventListener('scroll', close, { signal, capture: true, passive: true });
  return () => {
    close();
    stop.abort();
  };
}

function hinted(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined;
  const element = target.closest<HTMLElement>('[data-hint], [data-may-be-cut]');
  return element === null || hintOf(element) === '' ? undefined : element;
}

function hintOf(element: HTMLElement): string {
  const { hint } = element.dataset;
  if (hint !== undefined) return hint;
  return element.scrollWidth > element.clientWidth ? (element.textContent ?? '') : '';
}

/** Screen readers read the name of the element, and all of a text that is cut off for the eye. */
function isSaidAnyway(element: HTMLElement, hint: string): boolean {
  return hint === element.ariaLabel || hint === element.textContent;
}

/** Places the tip under the element, or over it where there is no room, and never beyond the window. */
function position(tip: HTMLElement, element: HTMLElement): void {
  const around = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const centre = around.left + around.width / 2 - width / 2;
  const below = around.bottom + gap;
  tip.style.left = `${Math.max(gap, Math.min(centre, innerWidth - width - gap))}px`;
  tip.style.top = `${below + height > innerHeight ? around.top - height - gap : below}px`;
}
