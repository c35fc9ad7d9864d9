import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { controlId } from '../../engine/react/form/form-react-context.ts';
import { escapedName } from './panel.ts';

/**
 * Focuses the input or link of the member in the URL, e.g. from the link of a problem, or else the whole
 * view, so that keys start at its top. `arrive` is called when the user opens the view.
 */
export function useFocused(field: string) {
  const view = useRef<HTMLDivElement>(null);
  const hasArrived = useRef(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to the panel has a key of its own
  useLayoutEffect(() => {
    if (field !== '') focusMember(view.current, field);
    else if (hasArrived.current) view.current?.focus({ preventScroll: true });
    if (hasArrived.current) view.current?.parentElement?.scrollTo?.({ top: 0 });
    hasArrived.current = false;
  }, [field, key]);
  return {
    view,
    arrive: () => {
      hasArrived.current = true;
    },
  };
}

function focusMember(view: HTMLElement | null, field: string): void {
  const named = view?.querySelectorAll<HTMLElement>('[id], [data-token]') ?? [];
  const target = [...named].find(
    ({ id, dataset }) => dataset['token'] === field || id.endsWith(controlId('', escapedName(field))),
  );
  const folded = target?.closest('details');
  if (folded) folded.open = true;
  target?.focus();
  target?.scrollIntoView?.({ block: 'nearest' });
}
