import { useSyncExternalStore } from 'react';

/** Reports whether the window matches a media query, and follows it. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Width of a phone, as the style sheets have it. */
export const phone = '(max-width: 560px)';
