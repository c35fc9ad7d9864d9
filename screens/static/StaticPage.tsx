import type { ReactNode } from 'react';
import { useLiveProduct } from '../live/use-live-product.ts';
import './static-page.css';

export interface StaticPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of text that anybody may read. */
export function StaticPage({ title, children }: StaticPageProps) {
  const { info } = useLiveProduct();
  return (
    <article className="static-page">
      <title>{`${title} · ${info.title}`}</title>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
