import { Fragment, type ReactNode } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { Cell } from '../context/cell.ts';
import { PartView } from '../context/PartView.tsx';
import { IconButton } from '../parts/Button.tsx';
import { WarningIcon } from '../parts/icons.tsx';
import { AppLink } from '../parts/link.tsx';
import type { Column } from './columns.ts';
import { linkOf } from './link-of.ts';
import type { RowActionsOf, RowMatch } from './row-action.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface TableRowProps {
  readonly shown: ShownRow;
  readonly columns: readonly Column[];
  readonly actions: RowActionsOf | undefined;
  /** How many columns the table has in all. */
  readonly span: number;
  /** What stands before the cells. */
  readonly lead: ReactNode;
  /** Why the row is shown in a warning style. */
  readonly warning: string | undefined;
  /** It was added just now. */
  readonly isAdded: boolean;
  /** What stands under the row. */
  readonly details: ReactNode;
  readonly match?: RowMatch | undefined;
  readonly measure?: (element: HTMLElement | null) => void;
  /** Its place among very many rows, from 0. */
  readonly index?: number;
}

/** One row of a table, with its buttons and what is opened under it. */
export function TableRow(props: TableRowProps) {
  const { shown, columns, actions, lead, warning, details } = props;
  const { key, row } = shown;
  const isVirtual = props.index !== undefined;
  return (
    <>
      <tr
        ref={props.measure}
        className={rowClassOf(props)}
        data-row={key}
        {...(isVirtual ? { 'data-index': props.index, 'aria-rowindex': Number(props.index) + 2 } : {})}
      >
        {lead !== false && <td className="en-cell-lead">{lead}</td>}
        {columns.map((column, position) => (
          <DataCell
            key={column.id}
            column={column}
            row={row}
            warning={position === 0 ? warning : undefined}
            match={props.match}
            note={position === 0 && props.match?.note(row)}
          />
        ))}
        {actions !== undefined && (
          <td className="en-cell-actions">
            <RowButtons row={row} name={rowName(row, columns)} actions={actions} />
          </td>
        )}
      </tr>
      {details !== undefined && (
        <tr key={`under ${key}`} className="en-row-details">
          <td colSpan={props.span}>{details}</td>
        </tr>
      )}
    </>
  );
}

function rowClassOf({ warning, isAdded }: TableRowProps): string {
  return `en-row${warning === undefined ? '' : ' en-row-warned'}${isAdded ? ' en-row-added' : ''}`;
}

interface RowButtonsProps {
  readonly row: JsonObject;
  readonly name: string;
  readonly actions: RowActionsOf;
}

function RowButtons({ row, name, actions }: RowButtonsProps) {
  return actions(row).map(({ label, icon, isDangerous, onAct, render }) =>
    render !== undefined ? (
      <Fragment key={label}>{render(row, `${label} ${name}`.trim())}</Fragment>
    ) : (
      <IconButton
        key={label}
        label={`${label} ${name}`.trim()}
        hint={label}
        isDangerous={isDangerous === true}
        onClick={() => onAct(row)}
      >
        {icon}
      </IconButton>
    ),
  );
}

/** The text of the first filled column: enough to distinguish the buttons of different rows. */
export function rowName(row: JsonObject, columns: readonly Column[]): string {
  for (const column of columns) {
    const text = column.textOf(row);
    if (text !== '') return text;
  }
  return '';
}

interface DataCellProps {
  readonly column: Column;
  readonly row: JsonObject;
  readonly warning: string | undefined;
  readonly match: RowMatch | undefined;
  readonly note: ReactNode;
}

function DataCell({ column, row, warning, match, note }: DataCellProps) {
  const text = column.textOf(row);
  const badge = column.badgeOf(row);
  const { field, link, part } = column.descriptor;
  const { Shown } = column.cell;
  const words = match === undefined ? text : match.mark(field, text);
  const shown = Shown === undefined ? words : <Shown value={column.valueOf(row)} text={text} row={row} />;
  if (part !== undefined)
    return (
      <td className="en-cell-part" data-title={column.descriptor.title}>
        <PartView part={part} row={row} />
      </td>
    );
  return (
    <td className={classOf(column.cell)} data-title={column.descriptor.title}>
      {text === '' && <span className="en-cell-blank">–</span>}
      {text !== '' && (link === undefined ? shown : <AppLink to={linkOf(link, row)}>{shown}</AppLink>)}
      {note}
      {badge !== undefined && (
        <>
          {' '}
          <span className={`en-badge en-badge-${badge.tone}`} data-sign={badge.sign}>
            {badge.text}
          </span>
        </>
      )}
      {warning !== undefined && (
        <span className="en-row-warning">
          <WarningIcon />
          {warning}
        </span>
      )}
    </td>
  );
}

function classOf({ align, isUnbroken }: Cell): string | undefined {
  const classes = [align === 'end' ? 'en-cell-end' : '', isUnbroken === true ? 'en-cell-unbroken' : ''];
  return classes.filter((name) => name !== '').join(' ') || undefined;
}
