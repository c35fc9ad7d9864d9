import { type ReactNode, useLayoutEffect } from 'react';
import type { JsonObject } from '../../core/json.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { markFirstField } from '../form/focus-field.ts';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { Dialog } from './Dialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { type RecordModalController, useRecordModal } from './use-record-modal.ts';

/** One attempt to store what was typed. */
export interface SaveAttempt {
  readonly values: JsonObject;
  /** The stored version that the values go over; absent for something new. */
  readonly against: JsonObject | undefined;
  /** The same for every attempt with the same values. */
  readonly idempotencyKey: string;
}

export interface RecordModalProps {
  /** What one of these is called, as in `Add {item}`. */
  readonly item: string;
  readonly mode: 'add' | 'edit';
  /** Name of the form descriptor. */
  readonly form: string;
  /** The initial values, or the row to edit: the form works on a copy. */
  readonly initial: JsonObject;
  /** The record that the row is in, where it is in one. */
  readonly root?: JsonObject | undefined;
  /** Whose record this is: name, date of birth, id. */
  readonly contextLine?: ReactNode;
  /** Tells drafts apart: the tab and the record. */
  readonly draftKey: string;
  /** Throws a `GatewayError` or a `SaveConflictError` when it could not be stored. */
  readonly save: (attempt: SaveAttempt) => Promise<void>;
  /** Takes the person through signing in again when the session has ended. */
  readonly onSignIn?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog in which one row or record is added or edited. Mounted while it is open. */
export function RecordModal(props: RecordModalProps) {
  const modal = useRecordModal(props);
  const { prefix, store } = modal.form;
  useLayoutEffect(() => markFirstField(prefix, store), [prefix, store]);
  const verb = props.mode === 'add' ? 'Add' : 'Edit';
  return (
    <Dialog
      title={`${verb} ${props.item}`}
      contextLine={props.contextLine}
      onClose={modal.leave}
      isBusy={modal.isBusy}
      footer={<Footer {...props} modal={modal} />}
    >
      {modal.isRestored && (
        <div className="en-conflict">
          <Panel tone="info">
            <p>What you had typed before is back. It is not saved yet.</p>
            <Button onClick={modal.startOver}>Start over</Button>
          </Panel>
        </div>
      )}
      {modal.conflict !== undefined && <ConflictPanel {...modal.conflict} onChoose={modal.conflict.choose} />}
      <EntityForm form={modal.form} onSubmit={() => void modal.submit()} />
    </Dialog>
  );
}

function Footer({ item, onSignIn, modal }: RecordModalProps & { readonly modal: RecordModalController }) {
  if (modal.isLeaving) return <LeaveGuard onStay={modal.stay} onLeave={modal.discard} />;
  return (
    <>
      {modal.failure !== undefined && (
        <Panel tone="danger" role="alert">
          <p>{modal.failure}</p>
          {modal.isSignedOut && <p>Your session has ended. What you typed is kept.</p>}
          {modal.isSignedOut && onSignIn !== undefined && <Button onClick={onSignIn}>Sign in again</Button>}
        </Panel>
      )}
      <div className="en-dialog-buttons">
        <Button onClick={modal.leave} disabled={modal.isBusy}>
          Cancel
        </Button>
        <AsyncButton onClick={modal.submit} disabled={modal.isBusy}>
          Save {item}
        </AsyncButton>
      </div>
    </>
  );
}
