import { Button } from '../parts/Button.tsx';
import { PlusIcon } from '../parts/icons.tsx';
import { FieldsView } from './FieldsView.tsx';
import './tab.css';
import { useMessages } from '../context/use-messages.ts';
import { useRowDialog } from './dialog/use-row-dialog.tsx';
import { type RowsTab, useTabRows } from './rows/use-tab-rows.ts';

/** Renders a tab about one object: its fields for reading, and the actions on it. */
export function ObjectTabView({ tab }: { readonly tab: RowsTab }) {
  const say = useMessages();
  const rows = useTabRows(tab);
  const { view, actions, add, presence, dialog } = useRowDialog(tab, rows);
  const item = rows.rows[0];
  return (
    <div ref={view} className="en-tab-view" tabIndex={-1}>
      <div className="en-tab-bar">
        {item === undefined && add !== undefined && (
          <Button look="primary" icon={<PlusIcon />} onClick={add} disabled={rows.isLoading}>
            {say('row.add', { item: tab.item })}
          </Button>
        )}
        {item !== undefined &&
          actions.ofRow?.(item).map(({ label, title, icon, onAct }) => (
            <Button key={label} icon={icon} onClick={() => onAct(item)}>
              {title ?? say('row.act', { action: label, item: tab.item })}
            </Button>
          ))}
        {presence}
      </div>
      <FieldsView tab={tab} rows={rows} />
      {dialog}
    </div>
  );
}
