import { useMessages } from '../../context/use-messages.ts';
import { MoveHandle } from '../../table/MoveHandle.tsx';
import { positionOf } from '../ordered/use-drag-order.ts';
import { RemoveRow } from './RemoveRow.tsx';
import { RowFields } from './RowFields.tsx';
import type { RowsShownProps } from './rows-shown.ts';

/** A titled panel for each item, with its fields below each other: room for long texts and for lists of its own. */
export function RowsPanels({ path, rows: { columns, item }, list, renderField }: RowsShownProps) {
  const say = useMessages();
  return (
    <div className="en-row-panels">
      {list.keys.map((key, index) => {
        const name = say('form.row.number', { item, number: index + 1 });
        return (
          <fieldset key={key} className="en-row-panel" {...positionOf(index)}>
            <legend>{name}</legend>
            <div className="en-row-panel-actions">
              {list.isMovable && <MoveHandle name={name} {...list.handleOf(index)} />}
              <RemoveRow list={list} item={item} index={index} />
            </div>
            <RowFields path={path} columns={columns} index={index} renderField={renderField} />
          </fieldset>
        );
      })}
    </div>
  );
}
