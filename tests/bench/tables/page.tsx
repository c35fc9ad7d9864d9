import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import './page-under-test.ts';
import { type MeasuredRow, measuredRows, pageSize, type SideName } from './rows.ts';

type Side = { readonly Table: (props: { readonly rows: readonly MeasuredRow[] }) => React.ReactNode };

const sides: Readonly<Record<SideName, () => Promise<Side>>> = {
  ours: () => import('./sides/ours.tsx'),
  bare: () => import('./sides/bare.tsx'),
  html: () => import('./sides/plain-html.tsx'),
  'ag-grid': () => import('./peers/ag-grid.tsx'),
};

const { Table } = await sides[new URLSearchParams(location.search).get('side') as SideName]();
const root = createRoot(document.getElementById('root') as HTMLElement);

/** Reads the first cell of each row by position on the screen, since the DOM order of some sides differs. */
function firstCells(): readonly string[] {
  const rows = [...document.querySelectorAll<HTMLElement>('tbody tr, .ag-row')];
  const inOrder = rows.toSorted((a, b) => numberOf(a) - numberOf(b));
  return inOrder.map((row) => row.querySelector('td, .ag-cell')?.textContent ?? '');
}

function numberOf(row: HTMLElement): number {
  return Number(row.getAttribute('row-index') ?? 0);
}

/**
 * Measures until the first frame with only the new rows, since some sides render later, or remove old rows after
 * adding new ones.
 */
async function laidOut(work: () => void): Promise<number> {
  const before = firstCells().join();
  const isDone = () => firstCells().length === pageSize && firstCells().join() !== before;
  const start = performance.now();
  flushSync(work);
  document.body.getBoundingClientRect();
  while (!isDone()) {
    if (performance.now() - start > 60_000) throw new Error('No other rows came within a minute.');
    await new Promise(requestAnimationFrame);
  }
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

let opened = 0;

window.tablePage = {
  open(count) {
    const rows = measuredRows(count);
    opened += 1;
    flushSync(() => root.render(null));
    return laidOut(() => root.render(<Table key={opened} rows={rows} />));
  },
  press(words) {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    if (button === undefined) throw new Error(`There is no button "${words}".`);
    return laidOut(() => button.click());
  },
  shown: firstCells,
};
