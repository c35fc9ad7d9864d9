import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { controlId } from '../../../engine/react/form/form-react-context.ts';
import { keyOf } from './panel.ts';

/** Gives the focus to the input or the link of a member whenever a problem has led to it. */
export function useFocused(field: string) {
  const view = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each way to the panel has a key of its own
  useEffect(() => {
    if (field === '') return;
    const named = view.current?.querySelectorAll<HTMLElement>('[id], [data-token]') ?? [];
    const target = [...named].find(
      ({ id, dataset }) => dataset['token'] === field || id.endsWith(controlId('', keyOf(field))),
    );
    target?.focus();
    target?.scrollIntoView?.({ block: 'nearest' });
  }, [field, key]);
  return view;
}
