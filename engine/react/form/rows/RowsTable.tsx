import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { isWithin } from '../../../core/product/field-paths.ts';
import { useMessages } from '../../context/use-messages.ts';
import { MoveHandle } from '../../table/MoveHandle.tsx';
import { fieldMessages } from '../field/FieldMessages.tsx';
import { controlId, useFieldView, useFormDescription, useOpenForm } from '../form-react-context.ts';
import { areMany, Portions } from '../layout/Portions.tsx';
import { positionOf } from '../ordered/use-drag-order.ts';
import { fieldFactsOf } from '../store/field-facts.ts';
import { RemoveRow } from './RemoveRow.tsx';
import type { RowsShownProps } from './rows-shown.ts';

/** Renders a table with a line for each item. */
export function RowsTable({ path, rows: { columns, item }, list, renderField }: RowsShownProps) {
  const { prefix } = useOpenForm();
  const context = useFormDescription();
  const say = useMessages();
  useEnteredPaths(path, columns, list.keys.length);
  return (
    <table className="en-rows" aria-labelledby={`${controlId(prefix, path)}-label`}>
      <thead>
        <tr>
          {list.isMovable && (
            <th className="en-rows-handle">
              <span className="en-visually-hidden">{say('rows.order')}</span>
            </th>
          )}
          {columns.map((column) => (
            <th key={column} scope="col">
              {fieldFactsOf(context, `${path}.0.${column}`).title}
            </th>
          ))}
          <th>
            <span className="en-visually-hidden">{say('table.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        <Portions
          rows={list.keys.map((key, index) => (
            <tr key={key} {...positionOf(index)}>
              {list.isMovable && (
                <td className="en-rows-handle">
                  <MoveHandle
                    name={say('form.row.number', { item, number: index + 1 })}
                    {...list.handleOf(index)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td key={column}>
                  <RowCell path={`${path}.${index}.${column}`} row={index + 1}>
                    {renderField(`${path}.${index}.${column}`)}
                  </RowCell>
                </td>
              ))}
              <td>
                <RemoveRow list={list} item={item} index={index} />
              </td>
            </tr>
          ))}
          holds={(row, field) => field.prefix === prefix && isWithin(field.path, `${path}.${row}`)}
          isTable
        />
      </tbody>
    </table>
  );
}

/**
 * Registers the paths of cells before a large table renders them, so that their problems are listed and links
 * lead to them.
 */
function useEnteredPaths(path: string, columns: readonly string[], rows: number): void {
  const { store } = useOpenForm();
  // Runs as a layout effect, before the rendered cells register paths of their own, so that all paths are in
  // reading order.
  useLayoutEffect(() => {
    if (!areMany(rows)) return undefined;
    const paths = Array.from({ length: rows }, (_, row) =>
      columns.map((column) => `${path}.${row}.${column}`),
    );
    const leaves = paths.flat().map((path) => store.enter(path));
    return () => {
      for (const leave of leaves) leave();
    };
  }, [store, path, columns, rows]);
}

interface RowCellProps {
  readonly path: string;
  /** Number of the row, from 1. */
  readonly row: number;
  readonly children: ReactNode;
}

/** Renders a field inside of a row, labelled by the column's heading and the row's number. */
function RowCell({ path, row, children }: RowCellProps) {
  const { store, prefix } = useOpenForm();
  const context = useFormDescription();
  const view = useFieldView(store, path);
  const id = controlId(prefix, path);
  useEffect(() => store.enter(path), [store, path]);
  const { title, formField } = fieldFactsOf(context, path);
  const name = `${title}, row ${row}`;
  if (!view.isVisible) return null;
  return (
    <div className="en-field">
      {formField?.rows === undefined ? (
        <label id={`${id}-label`} className="en-visually-hidden" htmlFor={id}>
          {name}
        </label>
      ) : (
        <span id={`${id}-label`} className="en-visually-hidden">
          {name}
        </span>
      )}
      {children}
      {fieldMessages(id, view)}
    </div>
  );
}
