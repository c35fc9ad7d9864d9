import { Suspense } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import type { ActionDescriptor, TabDescriptor } from '../../../core/product/tab.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useRowMenu } from '../../context/row-menu.ts';
import { useAccess } from '../../context/use-access.ts';
import { useIsForReading } from '../../context/use-is-for-reading.ts';
import { useMessages } from '../../context/use-messages.ts';
import { useScope } from '../../context/use-scope.ts';
import { IconButton } from '../../parts/Button.tsx';
import { CopyIcon, EditIcon, HistoryIcon, MoreIcon, RemoveIcon, StopIcon } from '../../parts/icons.tsx';
import type { RowAction, RowActionsOf } from '../../table/row-action.ts';

export interface RowActionsInput {
  readonly tab: TabDescriptor;
  /** Actions on a row; each undefined where the source does not support it. */
  readonly onEdit: ((row: JsonObject) => void) | undefined;
  readonly onChange: ((row: JsonObject) => void) | undefined;
  readonly onCopy: ((row: JsonObject) => void) | undefined;
  readonly onRemove: ((row: JsonObject) => void) | undefined;
  readonly onHistory: ((row: JsonObject) => void) | undefined;
}

export interface TabActionsNow {
  readonly canAdd: boolean;
  /** Reason why the user cannot add a row, where there is one to show. */
  readonly whyNoAdd: string | undefined;
  readonly canMove: boolean;
  readonly canExport: boolean;
  readonly canEditRow: (row: JsonObject) => boolean;
  /** Lists the actions on a row; undefined where no row has any, so that the table has no empty column. */
  readonly ofRow: RowActionsOf | undefined;
}

interface Offer extends RowAction {
  readonly descriptor: ActionDescriptor;
}

/** Selects the actions that the signed-in user may take; forbidden actions are not rendered. */
export function useRowActions({ tab, ...on }: RowActionsInput): TabActionsNow {
  const say = useMessages();
  const can = useAccess();
  const records = useRecordData();
  const scopeOf = useScope();
  const isForReading = useIsForReading();
  const RowMenu = useRowMenu();
  const isOpen = (action: ActionDescriptor | undefined, item?: JsonObject) =>
    action !== undefined &&
    can(action.access) &&
    (action.when === undefined || action.when.evaluate(scopeOf({ item, self: item, records })));

  const actions = isForReading ? readingActions(tab.actions) : tab.actions;
  const removal = say(tab.table.children === undefined ? 'action.remove' : 'action.delete');
  const offers: readonly Offer[] = [
    ...offer(actions.history, {
      label: say('action.history'),
      title: say('row.history', { item: tab.item }),
      icon: <HistoryIcon />,
      onAct: on.onHistory,
    }),
    ...offer(actions.edit, { label: say('action.edit'), icon: <EditIcon />, onAct: on.onEdit }),
    ...offer(actions.change, {
      label: actions.change?.title ?? '',
      icon: actions.change?.icon === 'edit' ? <EditIcon /> : <StopIcon />,
      onAct: on.onChange,
    }),
    ...offer(actions.copy, { label: say('action.copy'), icon: <CopyIcon />, onAct: on.onCopy }),
    ...offer(actions.remove, { label: removal, icon: <RemoveIcon />, isDangerous: true, onAct: on.onRemove }),
    ...offer(actions.menu, menuOf(actions.menu, { RowMenu, label: say('action.menu') })),
  ].filter(({ descriptor }) => can(descriptor.access));

  const canAdd = isOpen(actions.add);
  return {
    canAdd,
    whyNoAdd:
      actions.add === undefined || canAdd || !can(actions.add.access)
        ? undefined
        : actions.add.otherwise?.evaluate(scopeOf({ records })),
    canMove: isOpen(actions.move),
    canExport: isOpen(actions.export),
    canEditRow: (row) => isOpen(actions.edit, row),
    ofRow:
      offers.length === 0 ? undefined : (row) => offers.filter(({ descriptor }) => isOpen(descriptor, row)),
  };
}

/** Selects the actions that change nothing. */
function readingActions({ history, export: all }: TabDescriptor['actions']): TabDescriptor['actions'] {
  return { ...(history === undefined ? {} : { history }), ...(all === undefined ? {} : { export: all }) };
}

/** Builds the row action that is a menu of a card's actions. */
function menuOf(
  menu: TabDescriptor['actions']['menu'],
  { RowMenu, label }: { readonly RowMenu: ReturnType<typeof useRowMenu>; readonly label: string },
): Offered {
  const action = { label, icon: <MoreIcon /> };
  if (menu === undefined || RowMenu === undefined) return { ...action, onAct: undefined };
  return {
    ...action,
    onAct: () => undefined,
    render: (row, name) => (
      <Suspense fallback={<IconButton label={name} disabled />}>
        <RowMenu card={menu.card} row={row} label={name} />
      </Suspense>
    ),
  };
}

type Offered = Omit<RowAction, 'onAct'> & { readonly onAct: ((row: JsonObject) => void) | undefined };

function offer(descriptor: ActionDescriptor | undefined, { onAct, ...action }: Offered): readonly Offer[] {
  return descriptor === undefined || onAct === undefined ? [] : [{ ...action, onAct, descriptor }];
}
