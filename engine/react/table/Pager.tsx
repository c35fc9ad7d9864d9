import { pageButtons, pageCount, pagingText } from '../../core/records/paging.ts';
import { useMessages } from '../context/use-messages.ts';

export interface PagerProps {
  /** Name of the paged list, for the landmark. */
  readonly label: string;
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly total: number;
  readonly pageButtons: number;
  /** Number of rows without the search; undefined where the search leaves none out. */
  readonly of?: number | undefined;
  readonly onPage: (pageIndex: number) => void;
}

/** Renders the position in a long table, with buttons to other pages. */
export function Pager(props: PagerProps) {
  const { label, pageIndex, pageSize, total, onPage } = props;
  const say = useMessages();
  const last = pageCount({ total, pageSize }) - 1;
  return (
    <div className="en-pager">
      <span className="en-pager-text" role="status">
        {pagingText({ total, page: pageIndex + 1, pageSize }, say)}
        {props.of !== undefined && ` ${say('table.found', { total: props.of })}`}
      </span>
      {last > 0 && (
        <nav className="en-pager-nav" aria-label={say('table.pages', { title: label })}>
          <Step label={say('table.first')} to={0} isOff={pageIndex === 0} onPage={onPage} />
          <Step label={say('table.previous')} to={pageIndex - 1} isOff={pageIndex === 0} onPage={onPage} />
          <PageButtons {...props} />
          <Step label={say('table.next')} to={pageIndex + 1} isOff={pageIndex >= last} onPage={onPage} />
          <Step label={say('table.last')} to={last} isOff={pageIndex >= last} onPage={onPage} />
        </nav>
      )}
    </div>
  );
}

function PageButtons({ pageIndex, pageSize, total, pageButtons: most, onPage }: PagerProps) {
  const say = useMessages();
  const buttons = pageButtons({ total, page: pageIndex + 1, pageSize }, most);
  return buttons.map((page, position) =>
    page === 'gap' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its end of the run
      <Gap key={`gap-${position}`} />
    ) : (
      <button
        key={page}
        type="button"
        className="en-page"
        aria-label={say('table.page', { page })}
        aria-current={page === pageIndex + 1 ? 'page' : undefined}
        onClick={() => onPage(page - 1)}
      >
        {page}
      </button>
    ),
  );
}

interface StepProps {
  readonly label: string;
  readonly to: number;
  readonly isOff: boolean;
  readonly onPage: (pageIndex: number) => void;
}

// Renders a button that stays focusable (`aria-disabled`) without a further page, since a disabled button
// would lose the focus.
function Step({ label, to, isOff, onPage }: StepProps) {
  return (
    <button
      type="button"
      className="en-page en-page-step"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPage(to)}
    >
      {label}
    </button>
  );
}

function Gap() {
  return (
    <span className="en-page-gap" aria-hidden="true">
      …
    </span>
  );
}
