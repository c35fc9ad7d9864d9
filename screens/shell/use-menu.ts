import { useEffect, useState } from 'react';

const wide = '(min-width: 761px)';

export interface MenuState {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Callback for when a link of the menu was followed. */
  readonly onFollowed: (link: HTMLElement) => void;
}

/**
 * The menu beside the page. On a phone, or where somebody has zoomed in, it would push the page away: there it waits to
 * be opened, and closes when it has led somewhere.
 */
export function useMenu(): MenuState {
  const [isOpen, setOpen] = useState(() => matchMedia(wide).matches);
  useEffect(() => {
    const width = matchMedia(wide);
    const follow = () => setOpen(matchMedia(wide).matches);
    width.addEventListener('change', follow);
    return () => width.removeEventListener('change', follow);
  }, []);
  const onFollowed = (link: HTMLElement) => {
    if (matchMedia(wide).matches) return;
    // The link is about to be hidden: without it, the new page takes the focus.
    link.blur();
    setOpen(false);
  };
  return { isOpen, toggle: () => setOpen(!isOpen), onFollowed };
}
