import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The element that the card of a new question is drawn into. It goes from slot to slot of the form without being drawn
 * anew: what is typed stays, and so does the focus, while the form around it changes.
 */
export function useCardHost(root: RefObject<HTMLElement | null>) {
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
    const slots = [...(root.current?.querySelectorAll<HTMLElement>('.studio-slot') ?? [])];
    const [first] = slots.toSorted((one, other) => rankOf(one) - rankOf(other));
    if (first === undefined || host.parentElement === first) return;
    first.append(host);
    if (last.focused !== undefined && host.contains(last.focused)) last.focused.focus();
  }, [root, host, last]);
  return { host, settle };
}

function rankOf({ dataset }: HTMLElement): number {
  return Number(dataset['rank']);
}
