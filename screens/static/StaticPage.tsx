import type { ReactNode } from 'react';
import { useLiveProduct } from '../live/use-live-product.ts';
import './static-page.css';

/** Renders a public page of text. */
export function StaticPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { info } = useLiveProduct();
  return (
    <article className="static-page">
      <title>{`${title} · ${info.title}`}</title>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
