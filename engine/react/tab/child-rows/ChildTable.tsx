import { useState } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { setAt } from '../../../core/json/pointer.ts';
import { useMessages } from '../../context/use-messages.ts';
import { OpenedLater } from '../../modal/OpenedLater.tsx';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import { Button } from '../../parts/Button.tsx';
import { EditIcon, PlusIcon, RemoveIcon } from '../../parts/icons.tsx';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { DataTable } from '../../table/DataTable.tsx';
import type { RowActionsOf } from '../../table/row-action.ts';
import type { ChildAction, ChildTableProps } from './child-table-props.ts';

// Loads the dialog apart from the tables, with the form that it opens.
const ChildDialog = lazyPart(async () => (await import('./ChildDialog.tsx')).ChildDialog);

/** The list inside of a row: its rows are stored by storing the row, and some of them have to stay. */
export function ChildTable(props: ChildTableProps) {
  const { list, rows, parent, parentName, items, isEditable } = props;
  const say = useMessages();
  const [openAction, setOpenAction] = useState<ChildAction>();
  const actions: RowActionsOf = (item) => {
    const index = items.indexOf(item);
    const edit = {
      label: say('action.edit'),
      icon: <EditIcon />,
      onAct: () => setOpenAction({ what: 'edit', index }),
    };
    const remove = { label: say('action.delete'), icon: <RemoveIcon />, isDangerous: true };
    if (items.length <= list.least) return [edit];
    return [edit, { ...remove, onAct: () => setOpenAction({ what: 'remove', index }) }];
  };

  async function store(next: readonly JsonObject[], idempotencyKey: string): Promise<void> {
    const values = setAt(parent, list.at, next);
    await rows.save?.({ values, against: parent, idempotencyKey }, parent);
  }

  function save(index: number) {
    return ({ values, idempotencyKey }: SaveAttempt) =>
      store(
        index === items.length
          ? [...items, values]
          : items.map((item, position) => (position === index ? values : item)),
        idempotencyKey,
      );
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
            doing={openAction}
            save={save(openAction.index)}
            remove={(key) =>
              store(
                items.filter((_, position) => position !== openAction.index),
                key,
              )
            }
            onClose={close}
          />
        </OpenedLater>
      )}
    </div>
  );

  function add(): void {
    setOpenAction({ what: 'add', index: items.length });
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
