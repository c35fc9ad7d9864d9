import { type ReactNode, useId } from 'react';
import { toCsv } from '../../core/csv.ts';
import type { JsonObject } from '../../core/json.ts';
import { Button } from '../parts/Button.tsx';
import { DownloadIcon, SearchIcon } from '../parts/icons.tsx';
import { saveFile } from '../parts/save-file.ts';
import { useWords } from '../provider/use-words.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { ColumnChoice } from './use-column-choice.ts';
import type { RowSearch } from './use-row-search.ts';

const csvType = 'text/csv;charset=utf-8';

export interface TableToolsProps {
  readonly caption: string;
  readonly bar?: ReactNode;
  readonly choice: ColumnChoice;
  readonly search: (RowSearch & { readonly label: string }) | undefined;
  readonly exportAs?: string;
  readonly inOrder: () => readonly JsonObject[];
}

/** What stands over a table: what adds a row, then the means to find, choose and take along. */
export function TableTools({ caption, bar, choice, search, exportAs, inOrder }: TableToolsProps) {
  const say = useWords();
  const hasTools = search !== undefined || choice.toggle !== undefined || exportAs !== undefined;
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
          {exportAs !== undefined && (
            <Button
              look="quiet"
              icon={<DownloadIcon />}
              aria-label={say('table.export.of', { title: caption })}
              onClick={() =>
                saveFile(`${exportAs}.csv`, new Blob([csvOf(choice, inOrder())], { type: csvType }))
              }
            >
              {say('table.export')}
            </Button>
          )}
        </div>
      )}
    </div>
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

/** What the table shows, in words: every row of every page, the columns that are chosen. */
function csvOf({ shown }: ColumnChoice, rows: readonly JsonObject[]): string {
  const head = shown.map(({ descriptor }) => descriptor.title);
  return toCsv([head, ...rows.map((row) => shown.map((column) => column.textOf(row)))]);
}
