import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The focus goes to a new page when what had it went with the old one, as it would with a page that the browser
 * loads; otherwise the next Tab starts anywhere. Nothing moves while the focus stands on something.
 */
export function useStartOfPage(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    page.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return page;
}
