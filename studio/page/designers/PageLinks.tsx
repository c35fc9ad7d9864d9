import { Button } from '../../../engine/react/index.ts';

/** Limit on rows of a page, each of which has inputs. */
const pageSize = 50;

export interface PageLinksProps {
  readonly count: number;
  /** Page number from 0; a number beyond the last page stands for the last page. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Shows page links; nothing for a single page. */
export function PageLinks({ count, page, onPage }: PageLinksProps) {
  const last = lastPage(count);
  const shown = Math.min(page, last);
  if (last === 0) return null;
  return (
    <div className="studio-actions">
      <Button disabled={shown === 0} onClick={() => onPage(shown - 1)}>
        Previous page
      </Button>
      <span role="status">{`Page ${shown + 1} of ${last + 1}`}</span>
      <Button disabled={shown === last} onClick={() => onPage(shown + 1)}>
        Next page
      </Button>
    </div>
  );
}

export function rowsOnPage<Row>(rows: readonly Row[], page: number): readonly Row[] {
  const shown = Math.min(page, lastPage(rows.length));
  return rows.slice(shown * pageSize, (shown + 1) * pageSize);
}

function lastPage(count: number): number {
  return Math.max(0, Math.ceil(count / pageSize) - 1);
}
