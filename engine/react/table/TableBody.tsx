import { type ReactNode, Suspense, useId, useState } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { TableDescriptor } from '../../core/product/tab.ts';
import { useRecordData } from '../context/open-records.ts';
import { useMessages } from '../context/use-messages.ts';
import { useScope } from '../context/use-scope.ts';
import { Loading } from '../parts/Loading.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { Column } from './columns.ts';
import { DetailsToggle } from './DetailsToggle.tsx';
import { MoveHandle } from './MoveHandle.tsx';
import { RowChoice } from './RowChoice.tsx';
import type {
  RowActionsOf,
  RowDetails,
  RowMarks,
  RowMatch,
  RowMove,
  RowPick,
  RowSlot,
} from './row-action.ts';
import { buttonName, TableRow } from './TableRow.tsx';
import type { EngineTable, ShownRow } from './use-engine-table.ts';
import { useRowMoves } from './use-row-moves.ts';
import { useRowSlots } from './use-row-slots.ts';

export interface TableBodyProps {
  readonly columns: readonly Column[];
  readonly table: EngineTable;
  readonly warn: TableDescriptor['warn'];
  /** True except in the states of not having rows. */
  readonly isFilled: boolean;
  readonly empty: string;
  readonly nameOf?: (row: JsonObject) => string;
  readonly actions?: RowActionsOf;
  readonly isLoading?: boolean;
  readonly isRefreshing?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  readonly onMove?: RowMove;
  readonly details?: RowDetails;
  readonly pick?: RowPick;
  readonly marks?: RowMarks | undefined;
  readonly added?: string | undefined;
  readonly match?: RowMatch | undefined;
  /** Announces to screen readers what has happened. */
  readonly onSaid: (text: string) => void;
}

/** Limit of rows drawn on one page: more are drawn as far as they are in sight. */
const mostDrawn = 150;

/** True where only a part of the rows of the page is drawn. */
export function isDrawnInPart({ shown, scroll, isPrinting }: EngineTable): boolean {
  return !isPrinting && (scroll !== undefined || shown.length > mostDrawn);
}

/** Browsers limit the height of an element: so many rows fit in even as cards on a phone. */
export const mostScrolled = 80_000;

// Loads the virtual rows apart: only a long list without pages needs them.
const VirtualRows = lazyPart(async () => (await import('./VirtualRows.tsx')).VirtualRows);

export function TableBody(props: TableBodyProps) {
  const { columns, table, actions } = props;
  const rowParts = useRowParts(props);
  const slots = useRowSlots(table);
  if (!props.isFilled) return <StateRow {...props} />;
  const renderRow = (shown: ShownRow, index: number, slot?: RowSlot) => (
    <TableRow
      key={slots.get(shown.key)}
      shown={shown}
      columns={columns}
      ownName={props.nameOf?.(shown.row)}
      actions={actions}
      span={columnCount(props)}
      match={props.match}
      {...slot}
      {...rowParts(shown, index)}
    />
  );
  if (!isDrawnInPart(table)) {
    return <tbody>{table.shown.map((shown, index) => renderRow(shown, index))}</tbody>;
  }
  return (
    <Suspense fallback={<tbody />}>
      <VirtualRows
        key={table.scroll?.about}
        count={table.scroll === undefined ? table.shown.length : Math.min(table.total, mostScrolled)}
        rowAt={(index) => table.shown[index - table.from]}
        span={columnCount(props)}
        renderRow={renderRow}
        first={table.scroll?.first}
        onSight={table.scroll?.onSight}
        sought={table.scroll?.sought}
        onFound={table.scroll?.onFound}
      />
    </Suspense>
  );
}

/**
 * Builds the parts of a row beside its cells: its handle and toggle, the reason for its warning, the details under
 * it.
 */
function useRowParts(props: TableBodyProps) {
  const { columns, table, warn, nameOf, onMove, onSaid, details, pick, marks, added } = props;
  const group = useId();
  const say = useMessages();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const records = useRecordData();
  const scopeOf = useScope();
  const moves = useRowMoves(table, columns, onMove, onSaid);

  const hasLead = [onMove, details, pick, marks].some((each) => each !== undefined);
  const keys = table.shown.map((each) => each.key);
  return ({ key, row }: ShownRow, index: number) => {
    // Names rows with something before or under them only: it would run for every row of every page.
    const name = hasLead ? buttonName(row, columns, nameOf?.(row)) : '';
    const isOpen = details !== undefined && opened.has(key) && details.isThere(row);
    const hasDetails = details?.isThere(row) === true;
    const isWarned = warn?.when.evaluate(scopeOf({ item: row, self: row, records })) === true;
    const lead: ReactNode = hasLead && (
      <span className="en-row-lead">
        {marks?.row(key, choiceName(row, columns), keys)}
        {pick !== undefined && (
          <RowChoice group={group} pick={pick} rowKey={key} row={row} name={choiceName(row, columns)} />
        )}
        {onMove !== undefined && <MoveHandle name={name} {...moves.handleOf(key, index)} />}
        {hasDetails && (
          <DetailsToggle
            label={say('table.rows-of', { title: details.title, row: name })}
            isOpen={isOpen}
            onToggle={() => setOpened((before) => toggled(before, key))}
          />
        )}
      </span>
    );
    return {
      lead,
      isAdded: key === added,
      warning: isWarned ? warn.text : undefined,
      details: isOpen ? details.render(row, name) : undefined,
    };
  };
}

/** Rows may share a name; with the columns beside it, a screen reader's user can distinguish them. */
function choiceName(row: JsonObject, columns: readonly Column[]): string {
  const texts = columns.map(({ textOf }) => textOf(row)).filter((text) => text !== '');
  return texts.slice(0, 3).join(', ');
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

function columnCount({ columns, actions, onMove, details, pick, marks }: TableBodyProps): number {
  const hasLead = [onMove, details, pick, marks].some((each) => each !== undefined);
  return columns.length + Number(actions !== undefined) + Number(hasLead);
}

function StateRow(props: TableBodyProps) {
  const isWaiting = props.isLoading === true || props.error !== undefined;
  return (
    <tbody>
      <tr className="en-row-state">
        <td colSpan={columnCount(props)}>
          {isWaiting ? (
            <Loading
              error={props.error}
              onRetry={props.onRetry}
              isRetrying={props.error !== undefined && props.isRefreshing === true}
            />
          ) : (
            <div className="en-state" role="status">
              {props.empty}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  );
}
