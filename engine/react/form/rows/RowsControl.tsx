import { useMessages } from '../../context/use-messages.ts';
import { Button } from '../../parts/Button.tsx';
import { PlusIcon } from '../../parts/icons.tsx';
import { FieldControl } from '../field/FieldControl.tsx';
import { useDescribedField } from '../field/use-widget.ts';
import { controlId, useOpenForm } from '../form-react-context.ts';
import { RowsListed } from './RowsListed.tsx';
import { RowsPanels } from './RowsPanels.tsx';
import { RowsTable } from './RowsTable.tsx';
import { type RowsGiven, useRows } from './use-rows.ts';

/** A list that is edited as a table or as panels: one for each item, with buttons to add and to remove one. */
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

/** The control of a field in a row: of a list, rows of its own. */
function RowField({ path, isLocked }: Omit<RowsGiven, 'rows'>) {
  const described = useDescribedField(path);
  const rows = described.formField?.rows;
  if (rows !== undefined) return <RowsControl path={path} rows={rows} isLocked={isLocked} />;
  return <FieldControl described={described} isLocked={isLocked} />;
}
