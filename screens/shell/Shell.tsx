import './shell.css';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { dismissAllNotices, lazyPart, useAccess, useProduct } from '../../engine/react/index.ts';
import { homePath } from '../home-path.ts';
import { menuEntries } from '../menu-entries.ts';
import { dataNoticeOf, isReadOnly } from '../session/public-config.ts';
import { Account } from './Account.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import { SkipLinks } from './SkipLinks.tsx';
import { useMenu } from './use-menu.ts';

// Notice loaded separately, since it is hardly ever shown.
const ReadOnlyNotice = lazyPart(async () => (await import('./ReadOnlyNotice.tsx')).ReadOnlyNotice);
// Loaded with what a page shows, since nobody presses a key before.
const Shortcuts = lazyPart(async () => (await import('./Shortcuts.tsx')).Shortcuts);

export interface ShellProps {
  readonly email: string;
  readonly onLogOut: () => void;
  /** Subject of the page, shown in the header. */
  readonly subject?: ReactNode;
  readonly children: ReactNode;
}

/** Frames every page of a signed-in user. */
export function Shell({ email, onLogOut, subject, children }: ShellProps) {
  const { info, screens } = useProduct();
  const can = useAccess();
  const entries = menuEntries(Object.values(screens), can);
  const menu = useMenu();
  const [isHelpOpen, setHelp] = useState(false);
  const page = useStartOfPage();
  const notice = dataNoticeOf(info);
  // Forgets notices with the session, since they name people.
  useEffect(() => dismissAllNotices, []);
  const account = <Account notice={notice} email={email} onLogOut={onLogOut} onHelp={() => setHelp(true)} />;
  return (
    <div className="shell">
      <SkipLinks />
      <Header
        title={info.title}
        home={homePath({ screens }, can)}
        isMenuOpen={menu.isOpen}
        onToggleMenu={menu.toggle}
        account={menu.isWide && account}
      >
        {subject}
      </Header>
      <Suspense fallback={null}>
        <Shortcuts isHelpOpen={isHelpOpen} onHelp={setHelp} />
      </Suspense>
      <SideMenu
        entries={entries}
        isOpen={menu.isOpen}
        onFollowed={menu.onFollowed}
        account={!menu.isWide && account}
      />
      <div className="shell-page">
        {isReadOnly() && (
          <Suspense fallback={null}>
            <ReadOnlyNotice />
          </Suspense>
        )}
        <main ref={page} id="main" className="shell-main" tabIndex={-1}>
          {children}
        </main>
        <Footer copyright={info.copyright} version={info.version} notice={notice} />
      </div>
    </div>
  );
}

/**
 * Focuses a new page if the focused element disappeared with the old one, as a page load does, since Tab would
 * otherwise continue at an undefined place.
 */
function useStartOfPage(): RefObject<HTMLElement | null> {
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
