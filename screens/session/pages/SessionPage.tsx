import type { ReactNode } from 'react';
import '../session.css';

export interface SessionPageProps {
  readonly productTitle: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/** Frames the pages before and after sign-in: one card in the middle. */
export function SessionPage({ productTitle, heading, children }: SessionPageProps) {
  return (
    <main className="session-page">
      <title>{`${heading} · ${productTitle}`}</title>
      <div className="session-card">
        <p className="session-product">
          <img src="/favicon.svg" alt="" width="20" height="20" />
          {productTitle}
        </p>
        <h1>{heading}</h1>
        {children}
      </div>
    </main>
  );
}
