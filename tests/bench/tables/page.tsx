import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { type MeasuredRow, measuredRows, type SideName } from './rows.ts';

/** What the measuring process drives, through the page. */
export interface TablePage {
  /** Shows a table of so many rows. */
  readonly open: (count: number) => void;
  /** Presses a button by its words; milliseconds until the table is laid out anew. */
  readonly press: (words: string) => number;
  /** What the first cells say. */
  readonly shown: () => readonly string[];
}

declare global {
  interface Window {
    tablePage?: TablePage;
  }
}

type Side = { readonly Table: (props: { readonly rows: readonly MeasuredRow[] }) => React.ReactNode };

const sides: Readonly<Record<SideName, () => Promise<Side>>> = {
  ours: () => import('./sides/ours.tsx'),
  bare: () => import('./sides/bare.tsx'),
};

const { Table } = await sides[new URLSearchParams(location.search).get('side') as SideName]();
const root = createRoot(document.getElementById('root') as HTMLElement);

window.tablePage = {
  open(count) {
    const rows = measuredRows(count);
    flushSync(() => root.render(<Table key={Math.random()} rows={rows} />));
  },
  press(words) {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    if (button === undefined) throw new Error(`There is no button "${words}".`);
    const start = performance.now();
    flushSync(() => button.click());
    document.body.getBoundingClientRect();
    return performance.now() - start;
  },
  shown: () =>
    [...document.querySelectorAll('tbody td:first-child')].map(({ textContent }) => textContent ?? ''),
};
