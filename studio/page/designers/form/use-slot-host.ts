import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * The element that a part of the designer is drawn into, such as the card of a new question. It goes from slot to slot
 * of the form without being drawn anew: what is typed stays, and so does the focus, while the form around it changes.
 * What is drawn into it asks the gateway, and not the made-up records of the form that is looked at.
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
