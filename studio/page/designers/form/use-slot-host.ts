import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Creates the element into which a control of the designer, such as the card of a new question, is rendered
 * by a portal. The element moves between slots of the form without a remount, so that typed text and focus
 * stay while the form around it changes. Its calls go to the gateway, not to the sample client of the
 * displayed form.
 */
export function useSlotHost(root: RefObject<HTMLElement | null>, of: 'card' | 'bar') {
  const [host] = useState(() => document.createElement('div'));
  const [last] = useState<{ focused: HTMLElement | undefined }>({ focused: undefined });
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last.focused = host.contains(target) ? target : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [host, last]);
  const settle = useCallback(() => {
    const slots = [...(root.current?.querySelectorAll<HTMLElement>(`.studio-slot[data-of="${of}"]`) ?? [])];
    const [first] = slots.toSorted((one, other) => rankOf(one) - rankOf(other));
    if (first === undefined || host.parentElement === first) return;
    first.append(host);
    if (last.focused !== undefined && host.contains(last.focused)) last.focused.focus();
  }, [root, of, host, last]);
  return { host, settle };
}

function rankOf({ dataset }: HTMLElement): number {
  return Number(dataset['rank']);
}
