import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { countOf } from './format-titles.ts';

export interface ExchangedRowsProps {
  readonly rows: readonly ExchangedRow[];
  /** Sentence that summarizes the rows. */
  readonly summary: string;
  /** Headings of the columns with the names in the source and in the result. */
  readonly source: string;
  readonly result: string;
}

/**
 * Lists the outcome of each row of an imported or exported form; rows with changed or omitted parts come
 * first.
 */
export function ExchangedRows({ rows, summary, source, result }: ExchangedRowsProps) {
  const inOrder = [...rows.filter(hasLoss), ...rows.filter((row) => !hasLoss(row))];
  return (
    <>
      <p role="status">{`${summary} ${lossesOf(rows)}`}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys. */}
      <section className="studio-exchange-rows" aria-label="What becomes of each row" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{source}</th>
              <th scope="col">Title</th>
              <th scope="col">Kind</th>
              <th scope="col">{result}</th>
              <th scope="col">Changed or left out</th>
            </tr>
          </thead>
          <tbody>
            {inOrder.map((row) => (
              <tr key={`${row.source} ${row.title}`} data-loss={hasLoss(row) || undefined}>
                <th scope="row">{row.source || '–'}</th>
                <td>{row.title}</td>
                <td>{row.kind}</td>
                <td>{row.field ?? '–'}</td>
                <td>{hasLoss(row) ? row.left.map((each) => <p key={each}>{each}</p>) : 'nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function hasLoss({ left }: ExchangedRow): boolean {
  return left.length > 0;
}

function lossesOf(rows: readonly ExchangedRow[]): string {
  const losses = rows.filter(hasLoss).length;
  if (losses === 0) return 'Everything is carried over.';
  return `Something is changed or left out in ${countOf(losses, 'row')}, shown first.`;
}
