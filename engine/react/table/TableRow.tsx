import { Fragment, type ReactNode } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import { PartView } from '../context/PartView.tsx';
import { IconButton } from '../parts/Button.tsx';
import { WarningIcon } from '../parts/icons.tsx';
import { AppLink } from '../parts/link.tsx';
import { SourceText } from '../parts/SourceText.tsx';
import type { Column, ShownBadge } from './columns.ts';
import { LongText, longText } from './LongText.tsx';
import { linkOf } from './link-of.ts';
import type { RowActionsOf, RowMatch } from './row-action.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface TableRowProps {
  readonly shown: ShownRow;
  readonly columns: readonly Column[];
  /** Name of the row, besides its first column. */
  readonly ownName: string | undefined;
  readonly actions: RowActionsOf | undefined;
  /** Total number of the table's columns. */
  readonly span: number;
  /** Content of the row before its cells. */
  readonly lead: ReactNode;
  /** Reason why the row has a warning style; undefined without one. */
  readonly warning: string | undefined;
  /** True where the row was just added. */
  readonly isAdded: boolean;
  /** Content under the row. */
  readonly details: ReactNode;
  readonly match?: RowMatch | undefined;
  readonly measure?: (element: HTMLElement | null) => void;
  /** Index of the row in a very long list, from 0. */
  readonly index?: number;
}

/** Renders a row of a table, with its buttons and the details opened under it. */
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
        {columns.map((column, position) =>
          dataCell({
            column,
            row,
            warning: position === 0 ? warning : undefined,
            match: props.match,
            note: position === 0 && props.match?.note(row, (field, text) => textAs(columns, field, text)),
          }),
        )}
        {actions !== undefined && (
          <td className="en-cell-actions">
            <RowButtons
              row={row}
              name={buttonName(props.shown.row, props.columns, props.ownName)}
              actions={actions}
            />
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

/** Formats a value as the column of its field does. */
function textAs(columns: readonly Column[], field: string, value: string): string {
  return columns.find(({ descriptor }) => descriptor.field === field)?.textOf({ [field]: value }) ?? value;
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

/**
 * Names a row in the labels of its buttons, so that rows with the same text in the first column, such as a date, can
 * be distinguished.
 */
export function buttonName(row: JsonObject, columns: readonly Column[], ownName = ''): string {
  const first = rowName(row, columns);
  return first.includes(ownName) || ownName.includes(first) ? first : `${first}, ${ownName}`;
}

/** Finds the first non-empty text among a row's columns. */
export function rowName(row: JsonObject, columns: readonly Column[]): string {
  for (const column of columns) {
    const text = column.textOf(row);
    if (text !== '') return text;
  }
  return '';
}

interface DataCell {
  readonly column: Column;
  readonly row: JsonObject;
  readonly warning: string | undefined;
  readonly match: RowMatch | undefined;
  readonly note: ReactNode;
}

/**
 * Renders a cell. A function instead of a component, since a page has hundreds of cells, which never render
 * without their row. Most cells are plain text, for which React creates no fiber.
 */
function dataCell(cell: DataCell): ReactNode {
  const { column, row, warning, note } = cell;
  const { part, title } = column.descriptor;
  if (part !== undefined)
    return (
      <td key={column.id} className="en-cell-part" data-title={title}>
        <PartView part={part} row={row} />
      </td>
    );
  const badge = column.badgeOf(row);
  const content = contentOf(cell);
  const told = column.toldOf(row);
  const hasMore = Boolean(note) || told !== '' || badge !== undefined || warning !== undefined;
  return (
    <td key={column.id} className={column.className} data-title={title}>
      {hasMore ? (
        <>
          {content}
          {note}
          <Badge badge={badge} />
          <SourceText words={told} />
          <Warning text={warning} />
        </>
      ) : (
        content
      )}
    </td>
  );
}

function Badge({ badge }: { readonly badge: ShownBadge | undefined }) {
  if (badge === undefined) return null;
  return (
    <>
      {' '}
      <span className={`en-badge en-badge-${badge.tone}`} data-sign={badge.sign}>
        {badge.text}
      </span>
      {badge.detail !== '' && <span className="en-badge-detail">{badge.detail}</span>}
    </>
  );
}

function Warning({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <span className="en-row-warning">
      <WarningIcon />
      {text}
    </span>
  );
}

function contentOf({ column, row, match }: DataCell): ReactNode {
  const text = column.textOf(row);
  if (text === '') return <span className="en-cell-blank">–</span>;
  const { field, link } = column.descriptor;
  const { Shown, isLink } = column.cell;
  const words = match === undefined ? text : match.mark(field, text);
  // Leaves out a link of the cell where the column has one, since a link holds no other.
  const isText = Shown === undefined || (isLink === true && link !== undefined);
  const given = { value: column.valueOf(row), text, row };
  const shown = isText ? words : <Shown {...given}>{words}</Shown>;
  if (link !== undefined) return <AppLink to={linkOf(link, row)}>{shown}</AppLink>;
  return text.length < longText ? shown : <LongText>{shown}</LongText>;
}
