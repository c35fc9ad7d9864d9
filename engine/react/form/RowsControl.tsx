import type { JsonObject } from '../../core/json/json.ts';
import { pathToPointer } from '../../core/json/pointer.ts';
import type { FieldRows } from '../../core/product/form.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { PlusIcon, RemoveIcon } from '../parts/icons.tsx';
import { MoveHandle } from '../table/MoveHandle.tsx';
import { FieldControl } from './FieldControl.tsx';
import { focusField } from './focus-field.ts';
import { controlId, useFieldDisplay, useOpenForm } from './form-react-context.ts';
import { positionOf, useDragOrder } from './ordered/use-drag-order.ts';
import { RowCell } from './RowCell.tsx';
import { useFormContext } from './rjsf/use-form-context.ts';
import { factsOf } from './store/field-facts.ts';

export interface RowsControlProps {
  readonly path: string;
  readonly rows: FieldRows;
  readonly isLocked: boolean;
}

const none: readonly JsonObject[] = [];

/** A list that is edited as a table: a row for each item, with buttons to add and to remove one. */
export function RowsControl({ path, rows: descriptor, isLocked }: RowsControlProps) {
  const { store, prefix } = useOpenForm();
  const context = useFormContext();
  const say = useMessages();
  const { value, view } = useFieldDisplay(store, path);
  const isEnabled = view.isEnabled && !isLocked;
  const rows = Array.isArray(value) ? (value as readonly JsonObject[]) : none;
  const { columns, item, least } = descriptor;
  const isMovable = descriptor.ordered === true && isEnabled;
  const handleOf = useDragOrder({ count: rows.length, onMove: move });
  const key = context.entity.keyedArrays[pathToPointer(path)];

  function add(): void {
    store.setField(path, [...rows, key === undefined ? {} : { [key]: crypto.randomUUID() }]);
    focusField(prefix, `${path}.${rows.length}.${columns[0] ?? ''}`);
  }

  function remove(index: number): void {
    store.removeRow(path, index);
    const next = Math.min(index, rows.length - 2);
    if (next >= 0) focusField(prefix, `${path}.${next}.${columns[0] ?? ''}`);
    else focusField(prefix, path);
  }

  function move(from: number, to: number): void {
    const moved = rows.slice(from, from + 1);
    store.setField(path, rows.toSpliced(from, 1).toSpliced(to, 0, ...moved));
  }

  return (
    <div>
      {rows.length > 0 && (
        <table className="en-rows" aria-labelledby={`${controlId(prefix, path)}-label`}>
          <thead>
            <tr>
              {isMovable && (
                <th className="en-rows-handle">
                  <span className="en-visually-hidden">{say('rows.order')}</span>
                </th>
              )}
              {columns.map((column) => (
                <th key={column} scope="col">
                  {factsOf(context, `${path}.0.${column}`).title}
                </th>
              ))}
              <th>
                <span className="en-visually-hidden">{say('table.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={keyOf(row, key, index)} {...positionOf(index)}>
                {isMovable && (
                  <td className="en-rows-handle">
                    <MoveHandle
                      name={say('form.row.number', { item, number: index + 1 })}
                      {...handleOf(index)}
                    />
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column}>
                    <RowCell path={`${path}.${index}.${column}`} row={index + 1}>
                      <FieldControl path={`${path}.${index}.${column}`} isLocked={!isEnabled} />
                    </RowCell>
                  </td>
                ))}
                <td>
                  {isEnabled && rows.length > least && (
                    <IconButton
                      label={say('form.row.remove', { item, number: index + 1 })}
                      isDangerous
                      onClick={() => remove(index)}
                    >
                      <RemoveIcon />
                    </IconButton>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isEnabled && (
        <Button id={controlId(prefix, path)} icon={<PlusIcon />} onClick={add}>
          {say('row.add', { item })}
        </Button>
      )}
    </div>
  );
}

function keyOf(row: JsonObject, key: string | undefined, index: number): string {
  return key === undefined ? String(index) : String(row[key] ?? index);
}
