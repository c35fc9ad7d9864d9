import { useEffect, useState } from 'react';
import { useMedia } from '../../engine/react/parts/use-media.ts';

const wide = '(min-width: 761px)';

export interface MenuState {
  readonly isOpen: boolean;
  /** True where the menu stands beside the page; otherwise it stands above, and has what the header has no room for. */
  readonly isWide: boolean;
  readonly toggle: () => void;
  /** Closes the menu on a narrow screen after a link was followed. */
  readonly onFollowed: (link: HTMLElement) => void;
}

/**
 * Controls the menu beside the page. On a phone or when zoomed in, where the menu would displace the page, it starts
 * closed, and closes after a link.
 */
export function useMenu(): MenuState {
  const isWide = useMedia(wide);
  const [isOpen, setOpen] = useState(isWide);
  useEffect(() => setOpen(isWide), [isWide]);
  const onFollowed = (link: HTMLElement) => {
    if (isWide) return;
    // Removes the focus from the link, which is about to be hidden, so that the new page receives it.
    link.blur();
    setOpen(false);
  };
  return { isOpen, isWide, toggle: () => setOpen(!isOpen), onFollowed };
}
