import { useMessages } from '../../context/use-messages.ts';
import { Button } from '../../parts/Button.tsx';
import { PlusIcon } from '../../parts/icons.tsx';
import { MoveHandle } from '../../table/MoveHandle.tsx';
import { FieldControl } from '../field/FieldControl.tsx';
import { useDescribedField } from '../field/use-widget.ts';
import { controlId, useOpenForm } from '../form-react-context.ts';
import { positionOf } from '../ordered/use-drag-order.ts';
import { RemoveRow } from './RemoveRow.tsx';
import { RowFields } from './RowFields.tsx';
import { RowsListed } from './RowsListed.tsx';
import { RowsTable } from './RowsTable.tsx';
import type { RowsShownProps } from './rows-shown.ts';
import { type RowsGiven, useRows } from './use-rows.ts';

/** Renders a list as a table or as panels, with buttons to add and remove items. */
export function RowsControl(given: RowsGiven) {
  const { path, rows: descriptor } = given;
  const { prefix } = useOpenForm();
  const say = useMessages();
  const list = useRows(given);
  const Shown = shownBy(descriptor);
  const id = controlId(prefix, path);
  return (
    <div>
      {list.keys.length > 0 && (
        <Shown
          path={path}
          rows={descriptor}
          list={list}
          renderField={(field) => <RowField path={field} isLocked={!list.isEnabled} />}
        />
      )}
      {list.isEnabled && !list.isFull && (
        <Button id={id} icon={<PlusIcon />} onClick={list.add}>
          {say('row.add', { item: descriptor.item })}
        </Button>
      )}
    </div>
  );
}

function shownBy({ listedAs, panels }: RowsGiven['rows']) {
  if (listedAs !== undefined) return RowsListed;
  return panels === true ? RowsPanels : RowsTable;
}

/** Renders the control of a field in a row; a list in a row gets nested rows. */
function RowField({ path, isLocked }: Omit<RowsGiven, 'rows'>) {
  const described = useDescribedField(path);
  const rows = described.formField?.rows;
  if (rows !== undefined) return <RowsControl path={path} rows={rows} isLocked={isLocked} />;
  return <FieldControl described={described} isLocked={isLocked} />;
}

/**
 * Renders a titled panel for each item, with its fields one below the other, which leaves room for long texts and
 * nested lists.
 */
function RowsPanels({ path, rows: { columns, item }, list, renderField }: RowsShownProps) {
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
