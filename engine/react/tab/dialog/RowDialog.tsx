import { type ReactNode, useMemo, useState } from 'react';
import type { JsonObject } from '../../../core/json/json.ts';
import { useEngine } from '../../context/engine-context.ts';
import { useMessages } from '../../context/use-messages.ts';
import { RecordModal } from '../../modal/RecordModal.tsx';
import type { SaveAttempt } from '../../modal/record-modal-props.ts';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { PresentOthers } from '../presence/RowPresence.tsx';
import type { TabRows } from '../rows/rows.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import { useRowName } from '../use-row-name.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { storedNow } from './stored-now.ts';
import type { TabRowAction } from './tab-row-action.ts';
import { titleOfAction } from './title-of-action.ts';
import { useContextLine } from './use-context-line.ts';
import { useInitialValues } from './use-initial-values.ts';
import { useDraftKeys } from './use-row-drafts.ts';

export interface RowDialogProps {
  readonly tab: RowsTab;
  readonly rows: TabRows;
  readonly action: TabRowAction;
  /** True where the user may edit the row. */
  readonly canEdit: boolean;
  readonly onClose: () => void;
  /** Key of the draft, where the dialog is opened elsewhere than over the tab's table. */
  readonly draftKey?: string;
}

/** Renders the dialog over a tab's table: the form for a row, the confirmation of a removal, or the history. */
export function RowDialog({ tab, rows, action: open, canEdit, onClose, draftKey }: RowDialogProps) {
  const rowLine = useRowLine(tab, open);
  const contextLine = tab.hasPresence ? (
    <>
      {rowLine}
      <PresentOthers tab={tab} rows={rows} />
    </>
  ) : (
    rowLine
  );
  const { what, row } = open;
  const shared = { contextLine, onClose };
  if (what === 'remove') {
    const { save } = rows;
    // Offers no undo for a row combined from two records, since a save stores only a part.
    const isWhole = rows.editedOf(row) === row;
    const addBack =
      save === undefined || !isWhole
        ? undefined
        : (values: JsonObject, idempotencyKey: string) =>
            save({ values, against: undefined, idempotencyKey }, values);
    return (
      rows.remove && (
        <RemoveDialog item={tab.item} row={row} remove={rows.remove} addBack={addBack} {...shared} />
      )
    );
  }
  if (what === 'history') {
    const { save } = rows;
    // Offers no restoring of a row combined from two records, since an edit stores only a part.
    const isWhole = rows.editedOf(row) === row;
    const restore = save && canEdit && isWhole ? (attempt: SaveAttempt) => save(attempt, row) : undefined;
    return <HistoryDialog tab={tab} row={row} root={rows.root} restore={restore} {...shared} />;
  }
  return <FormDialog tab={tab} rows={rows} action={open} draftKey={draftKey} {...shared} />;
}

interface FormDialogProps extends Omit<RowDialogProps, 'canEdit' | 'draftKey'> {
  readonly draftKey: string | undefined;
  readonly contextLine: ReactNode;
}

function FormDialog({ tab, rows, action, contextLine, onClose, draftKey }: FormDialogProps) {
  const say = useMessages();
  const { signIn } = useEngine();
  const initialValues = useInitialValues();
  const drafts = useDraftKeys(tab, rows);
  const { what, row } = action;
  const { save } = rows;
  const { change } = tab.actions;
  const form = what === 'change' ? change?.form : what === 'add' ? (tab.addForm ?? tab.form) : tab.form;
  const siblings = useMemo(() => rows.rows.filter((other) => other !== row), [rows.rows, row]);
  const [blank] = useState(() => (form === undefined ? {} : initialValues(form, { siblings })));
  if (form === undefined || save === undefined) return null;
  const stored = what === 'add' ? row : rows.editedOf(row);
  const title = titleOfAction(tab, action, say);
  return (
    <RecordModal
      item={tab.item}
      mode={stored === undefined || what === 'add' ? 'add' : 'edit'}
      title={title}
      {...(what === 'change' ? { submit: title, values: { ...blank, ...stored } } : {})}
      form={form}
      initial={stored ?? blank}
      stored={what === 'add' ? undefined : storedNow(rows, row)}
      root={rows.root}
      siblings={siblings}
      contextLine={contextLine}
      draftKey={draftKey ?? drafts.keyOf(action)}
      save={(attempt) => save(attempt, row)}
      onSignIn={signIn}
      onClose={onClose}
    />
  );
}

/** Renders the lines under the title of a row's dialog: the row's name, and the subject of the open record. */
function useRowLine(tab: RowsTab, { what, row }: TabRowAction): ReactNode {
  const { contextLine } = useContextLine();
  const nameOf = useRowName(tab);
  const name = what === 'add' ? '' : nameOf(row);
  if (name === '') return contextLine;
  return (
    <>
      <span className="en-dialog-row">{name}</span>
      {contextLine}
    </>
  );
}
