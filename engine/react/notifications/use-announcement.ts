import { useEffect, useRef } from 'react';
import { noticeStore } from './notice-store.ts';

/**
 * Has screen readers say a text once, as soon as it is known, where those who see read it on the page. What it becomes
 * later is not said.
 */
export function useAnnouncement(text: string | undefined): void {
  const first = useRef(text);
  first.current ??= text;
  const isKnown = text !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    noticeStore.announce(first.current ?? '');
    return () => noticeStore.announce('');
  }, [isKnown]);
}
