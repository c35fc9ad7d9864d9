import { useState } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { setAt } from '../../../core/json/pointer.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useProduct } from '../../context/use-product.ts';
import { OpenedLater } from '../../modal/OpenedLater.tsx';
import { SaveConflictError } from '../../modal/save-conflict.ts';
import { Button } from '../../parts/Button.tsx';
import { EditIcon, PlusIcon, RemoveIcon } from '../../parts/icons.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { DataTable } from '../../table/DataTable.tsx';
import type { RowActionsOf } from '../../table/row-action.ts';
import { tabConflictMessage } from '../rows/conflict-of.ts';
import type { ChildAction, ChildTableProps } from './child-table-props.ts';
import { childrenOf } from './children-of.ts';
import { indexNow, itemNow, type SeenItem } from './list-changes.ts';

// Loads the dialog and its form separately from the tables.
const ChildDialog = lazyPart(async () => (await import('./ChildDialog.tsx')).ChildDialog);

/**
 * Renders the list inside of a row, which is stored together with the row; a minimum number of its rows
 * cannot be removed.
 */
export function ChildTable(props: ChildTableProps) {
  const { list, rows, parent, parentName, items, isEditable } = props;
  const say = useMessages();
  const product = useProduct();
  const [openAction, setOpenAction] = useState<ChildAction>();
  const actions: RowActionsOf = (item) => {
    const index = items.indexOf(item);
    const edit = {
      label: say('action.edit'),
      icon: <EditIcon />,
      onAct: () => setOpenAction({ what: 'edit', index, item, length: items.length }),
    };
    const remove = { label: say('action.delete'), icon: <RemoveIcon />, isDangerous: true };
    if (items.length <= list.least) return [edit];
    return [
      edit,
      { ...remove, onAct: () => setOpenAction({ what: 'remove', index, item, length: items.length }) },
    ];
  };

  const conflictWith = (theirs: JsonObject | undefined) =>
    new SaveConflictError(tabConflictMessage(product, { item: list.item }), theirs);

  /** Stores the list with one change, applied over changes that other users have made to other rows meanwhile. */
  async function store(
    change: (now: readonly JsonObject[]) => readonly JsonObject[],
    idempotencyKey: string,
    row = parent,
  ): Promise<void> {
    const values = setAt(row, list.at, change(childrenOf(row, list.at)));
    try {
      await rows.save?.({ values, against: row, idempotencyKey }, row);
    } catch (error) {
      const theirs = error instanceof SaveConflictError ? error.theirs : undefined;
      if (theirs === undefined || jsonEqual(theirs, row)) throw error;
      await store(change, crypto.randomUUID(), theirs);
    }
  }

  /**
   * Replaces a row of the list by other rows; throws a conflict if the row has changed since the user saw it.
   */
  function replaced(now: readonly JsonObject[], seen: SeenItem, next: readonly JsonObject[]) {
    const position = indexNow(now, seen);
    if (position === -1) throw conflictWith(itemNow(now, seen));
    return now.toSpliced(position, 1, ...next);
  }

  const close = () => setOpenAction(undefined);
  const { item } = list;
  const titles = {
    add: say('row.add', { item }),
    edit: say('row.edit', { item }),
    remove: say('row.remove.title', { item }),
  };

  return (
    <div className="en-children">
      <DataTable
        caption={say('table.rows-of', { title: list.title, row: parentName })}
        table={{ pageSize: 0, pageButtons: 1, sort: [], columns: list.columns }}
        rows={items}
        rowKey={(_, index) => String(index)}
        empty={say('rows.empty', { items: list.title.toLowerCase() })}
        {...(isEditable ? { actions, bar: <AddButton item={list.item} onAdd={add} /> } : {})}
      />
      {openAction !== undefined && (
        <OpenedLater place={`${list.title} dialog`} title={titles[openAction.what]} onClose={close}>
          <ChildDialog
            {...props}
            action={openAction}
            save={({ values, against: item, idempotencyKey }) =>
              store(
                (now) =>
                  item === undefined ? [...now, values] : replaced(now, { ...openAction, item }, [values]),
                idempotencyKey,
              )
            }
            remove={(item, key) => store((now) => replaced(now, { ...openAction, item }, []), key)}
            onClose={close}
          />
        </OpenedLater>
      )}
    </div>
  );

  function add(): void {
    setOpenAction({ what: 'add', index: items.length, length: items.length });
  }
}

function AddButton({ item, onAdd }: { readonly item: string; readonly onAdd: () => void }) {
  const say = useMessages();
  return (
    <Button icon={<PlusIcon />} onClick={onAdd}>
      {say('row.add', { item })}
    </Button>
  );
}
