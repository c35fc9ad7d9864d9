import { Suspense } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { TableDescriptor } from '../../core/product/tab.ts';
import { useRecordData } from '../context/open-records.ts';
import { useScope } from '../context/use-scope.ts';
import { Loading } from '../parts/Loading.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import type { Column } from './columns.ts';
import type { RowActionsOf, RowMatch, RowOnShow, RowSlot, TableAbility } from './row-action.ts';
import { buttonName, TableRow } from './TableRow.tsx';
import type { EngineTable, ShownRow } from './use-engine-table.ts';
import { useRowSlots } from './use-row-slots.ts';

export interface TableBodyProps {
  readonly columns: readonly Column[];
  readonly table: EngineTable;
  readonly warn: TableDescriptor['warn'];
  readonly abilities: readonly TableAbility[];
  /** True where the table has rows to show, false where it shows a placeholder. */
  readonly isFilled: boolean;
  /** Message of a table without rows. */
  readonly empty: string;
  /** Names a row in its buttons' labels, where the first column does not distinguish it from others. */
  readonly nameOf?: (row: JsonObject) => string;
  readonly actions?: RowActionsOf;
  /** True while the first rows load. */
  readonly isLoading?: boolean;
  /** True while newer rows load; the current ones stay. */
  readonly isRefreshing?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
  /** Key of a row that was just added; the table shows its page and marks it. */
  readonly added?: string | undefined;
  /** Marks and notes that explain why a search has found the rows. */
  readonly match?: RowMatch | undefined;
  /** Announces an event to screen readers. */
  readonly onSaid: (text: string) => void;
}

/**
 * Maximum number of rows on a page that are all rendered; on a larger page, only the visible rows are
 * rendered.
 */
const mostDrawn = 150;

/** Reports whether only some of the page's rows are rendered. */
export function isDrawnInPart({ shown, scroll, isPrinting }: EngineTable): boolean {
  return !isPrinting && (scroll !== undefined || shown.length > mostDrawn);
}

/**
 * Maximum number of rows in a scrolled list, whose total height, even as cards on a phone, must not exceed
 * the browser's limit for an element.
 */
export const mostScrolled = 80_000;

// Loads the virtual rows separately, since only long lists without pages need them.
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
 * Builds what a row shows besides its cells: the content of the table's abilities, and the reason for its warning
 * style.
 */
function useRowParts({ columns, table, warn, nameOf, onSaid, abilities, added }: TableBodyProps) {
  const records = useRecordData();
  const scopeOf = useScope();
  const keys = table.shown.map(({ key }) => key);
  return (shown: ShownRow, index: number) => {
    const { key, row } = shown;
    const isWarned = warn?.when.evaluate(scopeOf({ item: row, self: row, records })) === true;
    const parts = { isAdded: key === added, warning: isWarned ? warn.text : undefined };
    // Builds names only for tables whose rows have content before or under them, since this runs for every row of
    // every page.
    if (abilities.length === 0) return { ...parts, lead: false, details: undefined };
    const names = { name: buttonName(row, columns, nameOf?.(row)), text: choiceName(row, columns) };
    const on: RowOnShow = { ...shown, ...names, index, keys, table, onSaid };
    const leads = abilities.map(({ lead }) => lead(on));
    return {
      ...parts,
      lead: <span className="en-row-lead">{...leads}</span>,
      details: abilities.map(({ under }) => under?.(on)).find((content) => content !== undefined),
    };
  };
}

/** Names a row by its first columns, since screen readers could not distinguish rows with the same name. */
function choiceName(row: JsonObject, columns: readonly Column[]): string {
  const texts = columns.map(({ textOf }) => textOf(row)).filter((text) => text !== '');
  return texts.slice(0, 3).join(', ');
}

function columnCount({ columns, actions, abilities }: TableBodyProps): number {
  return columns.length + Number(actions !== undefined) + Number(abilities.length > 0);
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
            <div className="en-state en-state-empty" role="status">
              {props.empty}
            </div>
          )}
        </td>
      </tr>
    </tbody>
  );
}
