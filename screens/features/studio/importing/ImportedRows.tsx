import type { ImportedRow } from '../../../../engine/core/protocol/workbench.ts';

export interface ImportedRowsProps {
  /** The format in words. */
  readonly format: string;
  readonly rows: readonly ImportedRow[];
}

/** What became of each row of an imported form, those with something left out first. */
export function ImportedRows({ format, rows }: ImportedRowsProps) {
  const inOrder = [...rows.filter(hasLoss), ...rows.filter((row) => !hasLoss(row))];
  return (
    <>
      <p role="status">{summaryOf(format, rows)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its place is scrolled by keys. */}
      <section className="studio-import-rows" aria-label="What becomes of each row" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">In the file</th>
              <th scope="col">Title</th>
              <th scope="col">Kind</th>
              <th scope="col">Field</th>
              <th scope="col">Left out</th>
            </tr>
          </thead>
          <tbody>
            {inOrder.map((row) => (
              <tr key={`${row.source} ${row.title}`} data-loss={hasLoss(row) || undefined}>
                <th scope="row">{row.source || '–'}</th>
                <td>{row.title}</td>
                <td>{row.kind}</td>
                <td>{row.field ?? '–'}</td>
                <td>{hasLoss(row) ? row.left.join(' ') : 'nothing'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function hasLoss({ left }: ImportedRow): boolean {
  return left.length > 0;
}

function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}

function summaryOf(format: string, rows: readonly ImportedRow[]): string {
  const fields = rows.filter(({ field }) => field !== undefined).length;
  const losses = rows.filter(hasLoss).length;
  const carried = `${format}, ${counted(rows.length, 'row')}: ${counted(fields, 'field')}.`;
  if (losses === 0) return `${carried} Everything is carried over.`;
  return `${carried} Something is left out of ${counted(losses, 'row')}, shown first.`;
}
