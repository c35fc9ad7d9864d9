import './tooltips.css';

/** Milliseconds for which the pointer has to rest on an element before its tooltip opens. */
const rest = 400;

/** CSS pixels between an element and its tooltip, and between the tooltip and the edge of the window. */
const gap = 6;

/**
 * Shows a tooltip for the element under the pointer or with the focus: its `data-hint`, or its text where that is cut
 * off (`data-may-be-cut`). The tooltip stays under the pointer, closes on Escape, and describes the element (WCAG
 * 2.2, 1.4.13). An element that answers Escape itself (`data-answers-escape`) receives the key that closes its tooltip.
 */
export function showTooltips(): () => void {
  const tip = document.createElement('div');
  tip.className = 'en-tooltip';
  tip.role = 'tooltip';
  tip.id = 'en-tooltip';
  // Limits the width to the product's setting and to the window.
  tip.style.maxWidth = 'min(var(--en-tooltip-max, 425px), 100vw - 16px)';
  let owner: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(element: HTMLElement): void {
    close();
    if (!element.isConnected) return;
    owner = element;
    tip.textContent = hintOf(element);
    // Appends the tooltip to the open dialog, so that it is in front of the dialog and belongs to it for screen
    // readers.
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
    // Uses the first Escape to close the tooltip only; the next one reaches the dialog.
    if (owner.dataset['answersEscape'] === undefined) event.stopPropagation();
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

/**
 * Reports whether screen readers announce the hint anyway, because it is the element's name or its text,
 * which is only visually cut off.
 */
function isSaidAnyway(element: HTMLElement, hint: string): boolean {
  return hint === element.ariaLabel || hint === element.textContent;
}

/** Places the tooltip below the element, or above it if there is no room, within the window. */
function position(tip: HTMLElement, element: HTMLElement): void {
  const around = element.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const centre = around.left + around.width / 2 - width / 2;
  const below = around.bottom + gap;
  tip.style.left = `${Math.max(gap, Math.min(centre, innerWidth - width - gap))}px`;
  tip.style.top = `${below + height > innerHeight ? around.top - height - gap : below}px`;
}
