import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLiveProduct } from '../live/use-live-product.ts';
import { dataNoticeOf } from '../session/public-config.ts';
import { Footer } from './Footer.tsx';
import './shell.css';

/** Frames the pages that need no sign-in. */
export function PublicShell({ children }: { readonly children: ReactNode }) {
  const { info } = useLiveProduct();
  const { externalSite } = info;
  const notice = dataNoticeOf(info);
  return (
    <div className="shell-public">
      <header className="shell-header">
        <Link to="/" className="shell-title">
          {info.title}
        </Link>
        <span className="shell-subject" />
        {externalSite !== undefined && (
          <a href={externalSite.url} rel="noopener" className="shell-external">
            {externalSite.title}
          </a>
        )}
      </header>
      {children}
      <Footer copyright={info.copyright} version={info.version} notice={notice} />
    </div>
  );
}
