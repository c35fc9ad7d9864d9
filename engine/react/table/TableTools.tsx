import '../parts/input.css';
import { memo, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { messageOfError } from '../client/call-error.ts';
import { useMessages } from '../context/use-messages.ts';
import { notify } from '../notifications/notify.ts';
import { Button } from '../parts/Button.tsx';
import { ColumnsIcon, DownloadIcon, SearchIcon, Spinner } from '../parts/icons.tsx';
import { fetchQuietly, lazyModule, lazyPart } from '../parts/lazy-part.tsx';
import type { RowsToCome } from './row-action.ts';
import type { ColumnChoice } from './use-column-choice.ts';
import type { RowSearch } from './use-row-search.ts';

// Loads the popover when the user points at or focuses the button.
const loadPopover = lazyModule(() => import('./ColumnPopover.tsx'));
const ColumnPopover = lazyPart(async () => (await loadPopover()).ColumnPopover);

interface ColumnMenuProps {
  readonly caption: string;
  readonly choice: ColumnChoice;
  readonly onToggle: (id: string) => void;
}

/** Renders the menu for the choice of columns; memoized, so that turning the page does not render it again. */
const ColumnMenu = memo(Menu);

function Menu({ caption, choice, onToggle }: ColumnMenuProps) {
  const say = useMessages();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const preload = () => void fetchQuietly(loadPopover);
  return (
    <>
      <Button
        ref={button}
        id={`${id}-target`}
        look="quiet"
        icon={<ColumnsIcon />}
        aria-label={say('table.columns.of', { title: caption })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!isOpen)}
      >
        {say('table.columns')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ColumnPopover
            id={id}
            button={button}
            choice={choice}
            onToggle={onToggle}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const loadSaving = lazyModule(() => import('./save-rows.ts'));

export interface TableToolsProps {
  readonly caption: string;
  /** Content at the start of the line above the table: the add button. */
  readonly bar?: ReactNode;
  readonly choice: ColumnChoice;
  readonly search: (RowSearch & { readonly label: string }) | undefined;
  /** Name of the file to which users export the rows; absent where there is no export. */
  readonly exportAs?: string;
  /** Loads all rows for export, where the gateway pages the table. */
  readonly exportedRows?: () => Promise<readonly JsonObject[]>;
  readonly inOrder: () => readonly JsonObject[];
  /**
   * Information on the rows that are not loaded yet, if only the first are; the table requests them when
   * needed.
   */
  readonly part?: RowsToCome | undefined;
  /** Switches between scrolling through all rows and paging. */
  readonly onScrollChoice?: (() => void) | undefined;
  readonly isScrolled: boolean;
}

/** Renders the tools over a table: the add button, then search, choice of columns and export. */
export function TableTools(props: TableToolsProps) {
  const { caption, bar, choice, search, exportAs, onScrollChoice } = props;
  const hasTools = [search, choice.toggle, exportAs, onScrollChoice].some((tool) => tool !== undefined);
  if (!bar && !hasTools) return null;
  return (
    <div className="en-table-tools">
      {bar}
      {hasTools && (
        <div className="en-table-tools-end">
          {search !== undefined && <SearchField {...search} />}
          {choice.toggle !== undefined && (
            <ColumnMenu caption={caption} choice={choice} onToggle={choice.toggle} />
          )}
          {onScrollChoice !== undefined && <ScrollButton {...props} onChoice={onScrollChoice} />}
          {exportAs !== undefined && <ExportButton {...props} exportAs={exportAs} />}
        </div>
      )}
    </div>
  );
}

type ScrollButtonProps = Pick<TableToolsProps, 'caption' | 'isScrolled'> & { readonly onChoice: () => void };

function ScrollButton({ caption, isScrolled, onChoice }: ScrollButtonProps) {
  const say = useMessages();
  const name = isScrolled ? 'table.turn' : 'table.scroll';
  return (
    <Button look="quiet" aria-label={say(`${name}.of`, { title: caption })} onClick={onChoice}>
      {say(name)}
    </Button>
  );
}

/** Renders the export button, which waits for rows still loading. */
function ExportButton({
  caption,
  choice,
  exportAs,
  exportedRows,
  inOrder,
  part,
}: TableToolsProps & { readonly exportAs: string }) {
  const say = useMessages();
  const [isWanted, setWanted] = useState(false);
  const isDue = isWanted && part === undefined;
  const preload = () => void fetchQuietly(loadSaving);
  useEffect(() => {
    if (!isDue) return;
    setWanted(false);
    const rows = exportedRows ?? (async () => inOrder());
    loadSaving()
      .then(async ({ saveRows }) => saveRows(exportAs, choice.shown, await rows()))
      .catch((error: unknown) =>
        notify({ kind: 'error', message: messageOfError(error, say('load-failed')) }),
      );
  }, [isDue, exportAs, exportedRows, choice, inOrder, say]);
  return (
    <Button
      look="quiet"
      icon={isWanted ? <Spinner /> : <DownloadIcon />}
      disabled={isWanted}
      onPointerEnter={preload}
      onFocus={preload}
      aria-label={say('table.export.of', { title: caption })}
      onClick={() => {
        part?.complete();
        setWanted(true);
      }}
    >
      {say('table.export')}
    </Button>
  );
}

function SearchField({ label, text, type }: RowSearch & { readonly label: string }) {
  const id = useId();
  return (
    <div className="en-table-search">
      <label htmlFor={id} className="en-visually-hidden">
        {label}
      </label>
      <SearchIcon />
      <input
        id={id}
        type="search"
        className="en-input"
        placeholder={label}
        value={text}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
