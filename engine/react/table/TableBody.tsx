import type { JsonObject } from '../../core/json.ts';
import { IconButton } from '../parts/Button.tsx';
import { Loading } from '../parts/Loading.tsx';
import { AppLink } from '../parts/link.tsx';
import type { Cell } from './cells/cell.ts';
import type { Column } from './columns.ts';
import { linkOf } from './link-of.ts';
import type { RowActionsOf } from './row-action.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface TableBodyProps {
  readonly columns: readonly Column[];
  readonly shown: readonly ShownRow[];
  /** False in the states of not having rows. */
  readonly isFilled: boolean;
  readonly empty: string;
  readonly actions?: RowActionsOf;
  readonly isLoading?: boolean;
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
}

export function TableBody(props: TableBodyProps) {
  const { columns, shown, actions } = props;
  if (!props.isFilled) return <StateRow {...props} />;
  return (
    <tbody>
      {shown.map(({ key, row }) => (
        <Row key={key} row={row} columns={columns} actions={actions} />
      ))}
    </tbody>
  );
}

function columnCount({ columns, actions }: TableBodyProps): number {
  return columns.length + (actions === undefined ? 0 : 1);
}

function StateRow(props: TableBodyProps) {
  const isWaiting = props.isLoading === true || props.error !== undefined;
  return (
    <tbody>
      <tr className="en-row-state">
        <td colSpan={columnCount(props)}>
          {isWaiting ? (
            <Loading error={props.error} onRetry={props.onRetry} />
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

interface RowProps {
  readonly row: JsonObject;
  readonly columns: readonly Column[];
  readonly actions: RowActionsOf | undefined;
}

function Row({ row, columns, actions }: RowProps) {
  return (
    <tr className="en-row">
      {columns.map((column) => (
        <DataCell key={column.descriptor.field} column={column} row={row} />
      ))}
      {actions !== undefined && (
        <td className="en-cell-actions">
          {actions(row).map(({ label, icon, isDangerous, onAct }) => (
            <IconButton
              key={label}
              label={`${label} ${rowName(row, columns)}`.trim()}
              hint={label}
              isDangerous={isDangerous === true}
              onClick={() => onAct(row)}
            >
              {icon}
            </IconButton>
          ))}
        </td>
      )}
    </tr>
  );
}

/** What the first filled column says: enough to tell the row's buttons apart. */
function rowName(row: JsonObject, columns: readonly Column[]): string {
  for (const column of columns) {
    const text = column.textOf(row);
    if (text !== '') return text;
  }
  return '';
}

function DataCell({ column, row }: { readonly column: Column; readonly row: JsonObject }) {
  const text = column.textOf(row);
  const { link } = column.descriptor;
  return (
    <td className={classOf(column.cell)}>
      {text === '' && <span className="en-cell-blank">–</span>}
      {text !== '' && (link === undefined ? text : <AppLink to={linkOf(link, row)}>{text}</AppLink>)}
    </td>
  );
}

function classOf({ align, isUnbroken }: Cell): string | undefined {
  const classes = [align === 'end' ? 'en-cell-end' : '', isUnbroken === true ? 'en-cell-unbroken' : ''];
  return classes.filter((name) => name !== '').join(' ') || undefined;
}
