import { Button } from '../parts/Button.tsx';
import { PlusIcon } from '../parts/icons.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { useChildRows } from './child-rows/use-child-rows.tsx';
import './tab.css';
import { useMessages } from '../context/use-messages.ts';
import { useRowDialog } from './dialog/use-row-dialog.tsx';
import { RowViews } from './RowViews.tsx';
import { type RowsTab, useTabRows } from './rows/use-tab-rows.ts';
import { TabNotices } from './TabNotices.tsx';
import { useAddedRow } from './use-added-row.ts';
import { useRowName } from './use-row-name.ts';
import { useRowOrder } from './use-row-order.ts';
import { useRowViews } from './use-row-views.ts';

export interface RowsTabViewProps {
  readonly tab: RowsTab;
  /** Moment (ms) at which the frame around the table was shown. */
  readonly goodSince: number;
}

/** The rows of a tab in a table, with the actions that are allowed on them. */
export function RowsTabView({ tab, goodSince }: RowsTabViewProps) {
  const say = useMessages();
  const { rows, added } = useAddedRow(useTabRows(tab, goodSince));
  const { view, actions, add, presence, dialog } = useRowDialog(tab, rows);
  const order = useRowOrder(actions.canMove ? rows : { ...rows, move: undefined });
  const { shown, ...parts } = useRowViews(tab, order.rows);
  const nameOf = useRowName(tab);
  const details = useChildRows({ tab, rows, canEdit: actions.canEditRow });
  const { whyNoAdd = '' } = actions;
  const bar =
    add === undefined ? (
      whyNoAdd !== '' && <span className="en-help">{whyNoAdd}</span>
    ) : (
      <Button look="primary" icon={<PlusIcon />} onClick={add} disabled={rows.isLoading}>
        {say('row.add', { item: tab.item })}
      </Button>
    );
  return (
    <div ref={view} className="en-tab-view" tabIndex={-1}>
      <TabNotices notices={tab.notices} />
      {!rows.isLoading && rows.error === undefined && <RowViews {...parts} />}
      <DataTable
        caption={tab.title}
        table={tab.table}
        rows={shown}
        rowKey={rows.keyOf}
        nameOf={nameOf}
        part={rows.part}
        empty={shown.length < order.rows.length ? say('table.nothing-found') : tab.empty}
        isLoading={rows.isLoading && rows.error === undefined}
        isRefreshing={rows.isRefreshing}
        error={rows.error}
        onRetry={rows.retry}
        added={added}
        keepAs={tab.name}
        bar={
          presence ? (
            <>
              {bar}
              {presence}
            </>
          ) : (
            bar
          )
        }
        {...(actions.canExport ? { exportAs: tab.name } : {})}
        {...(actions.ofRow === undefined ? {} : { actions: actions.ofRow })}
        {...(order.move === undefined ? {} : { onMove: order.move })}
        {...(details === undefined ? {} : { details })}
      />
      {dialog}
    </div>
  );
}
