import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Notifications } from '../../engine/react/index.ts';

export interface HeaderProps {
  readonly title: string;
  /** Path that the title leads to. */
  readonly home: string;
  readonly isMenuOpen: boolean;
  readonly onToggleMenu: () => void;
  /** Part about the user and not about the page; absent where the menu has it. */
  readonly account?: ReactNode;
  /** Subject of the page, shown in the middle, such as the patient summary. */
  readonly children?: ReactNode;
}

/** Renders the bar at the top of every page for signed-in users. */
export function Header(props: HeaderProps) {
  const header = useHeaderHeight();
  return (
    <header ref={header} className="shell-header">
      <button
        type="button"
        className="shell-menu-toggle"
        aria-expanded={props.isMenuOpen}
        aria-controls="shell-menu"
        aria-label={props.isMenuOpen ? 'Close menu' : 'Open menu'}
        onClick={props.onToggleMenu}
      >
        <MenuIcon />
      </button>
      <Link to={props.home} className="shell-title">
        {props.title}
      </Link>
      <div className="shell-subject">{props.children}</div>
      <div className="shell-side">
        <div className="shell-account-line">
          <span className="shell-entries" />
          {props.account}
        </div>
        <Notifications />
      </div>
    </header>
  );
}

function MenuIcon() {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M2 4h12M2 8h12M2 12h12" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
  );
}

/**
 * Sets the header's current height as a CSS property, since a patient's summary may take another line: what the page
 * scrolls to and what it pins stand below it.
 */
function useHeaderHeight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = header.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--shell-header-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--shell-header-height');
    };
  }, []);
  return header;
}
