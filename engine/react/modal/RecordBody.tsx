import { type ReactNode, useLayoutEffect } from 'react';
import { dialogMessages } from '../../core/messages/dialog-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import { useMessages } from '../context/use-messages.ts';
import { EntityForm } from '../form/EntityForm.tsx';
import { markFirstField } from '../form/focus-field.ts';
import { SaveConsequences } from '../form/SaveConsequences.tsx';
import { UndoButtons } from '../form/undo/UndoButtons.tsx';
import { AsyncButton } from '../parts/AsyncButton.tsx';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { LeaveButton } from './LeavableFooter.tsx';
import { Presets } from './Presets.tsx';
import type { RecordModalProps } from './record-modal-props.ts';
import type { OpenQuestion } from './use-questions.ts';
import type { RecordModalController } from './use-record-modal.ts';

registerMessages(dialogMessages);

/** Keys that save the open form. */
const saveKeys = ['alt+S', 'mod+S'];

interface RecordBodyProps extends Pick<RecordModalProps, 'above' | 'contextLine' | 'mode'> {
  readonly modal: RecordModalController;
}

/** Renders the form of an open record, with the notice of an earlier draft above it. */
export function RecordBody({ above, contextLine, mode, modal }: RecordBodyProps) {
  const say = useMessages();
  return (
    <>
      {modal.isRestored && (
        <div className="en-conflict">
          <Panel tone="info">
            <p>{say('draft.restored')}</p>
            <Button onClick={modal.startOver}>{say('draft.start-over')}</Button>
          </Panel>
        </div>
      )}
      {above}
      {mode === 'add' && <Presets store={modal.form.store} isBusy={modal.isBusy} submit={modal.submit} />}
      <EntityForm form={modal.form} onSubmit={() => void modal.submit()} />
      <StartOfFocus form={modal.form} />
      {modal.question !== undefined && (
        <Question key={modal.question.current.title} {...modal.question} contextLine={contextLine} />
      )}
    </>
  );
}

interface MeanwhileLineProps {
  readonly text?: string;
  readonly compare?: (() => void) | undefined;
}

/**
 * Renders the line about another user's changes since the form was opened. Its room is reserved beforehand, so that
 * nothing moves.
 */
function MeanwhileLine({ text, compare }: MeanwhileLineProps) {
  const say = useMessages();
  return (
    <div className="en-meanwhile" role="status">
      {text !== undefined && <p data-hint={text}>{text}</p>}
      {compare !== undefined && <Button onClick={compare}>{say('meanwhile.compare')}</Button>}
    </div>
  );
}

/**
 * Marks the field that gets the initial focus. It is a component beside the form, since the content of a dialog
 * mounts later than the dialog.
 */
function StartOfFocus({ form: { prefix, store } }: Pick<RecordModalController, 'form'>) {
  useLayoutEffect(() => markFirstField(prefix, store), [prefix, store]);
  return null;
}

function Question({ current, yes, no, contextLine }: OpenQuestion & Pick<RecordModalProps, 'contextLine'>) {
  return (
    <ConfirmDialog
      title={current.title}
      contextLine={contextLine}
      yes={current.yes}
      no={current.no}
      look="primary"
      failure="save-failed"
      act={yes}
      onClose={no}
      onDone={stay}
    >
      <p>{current.text}</p>
    </ConfirmDialog>
  );
}

/**
 * Replaces the default `onDone`, which closes the dialog: the answer to the save decides whether the form
 * stays open.
 */
function stay(): void {}

interface SaveAnswerProps extends Pick<RecordModalProps, 'onSignIn'> {
  readonly modal: RecordModalController;
}

/**
 * Renders the answer to a refused save: the reason, or another user's changes; undefined where no save was refused.
 */
export function saveAnswer({ onSignIn, modal }: SaveAnswerProps): ReactNode {
  const { conflict, failure } = modal;
  if (conflict === undefined && failure === undefined) return undefined;
  return (
    <>
      {failure !== undefined && <Failure {...{ failure, onSignIn }} isSignedOut={modal.isSignedOut} />}
      {conflict !== undefined && <ConflictPanel {...conflict} onChoose={conflict.choose} />}
    </>
  );
}

interface FailureProps extends Pick<RecordModalProps, 'onSignIn'> {
  readonly failure: string;
  readonly isSignedOut: boolean;
}

function Failure({ failure, isSignedOut, onSignIn }: FailureProps) {
  const say = useMessages();
  return (
    <Panel tone="danger" role="alert">
      <p>{failure}</p>
      {isSignedOut && <p>{say('session.ended')}</p>}
      {isSignedOut && onSignIn !== undefined && <Button onClick={onSignIn}>{say('session.sign-in')}</Button>}
    </Panel>
  );
}

/** Renders the footer of the form: Save and Cancel. */
export function RecordFooter({
  item,
  submit,
  modal,
}: RecordModalProps & { readonly modal: RecordModalController }) {
  const say = useMessages();
  return (
    <>
      <SaveConsequences form={modal.form} isSaving={modal.isBusy} />
      {modal.isAutosaved && (
        <p className="en-saved-while-typing" role="status">
          {say('draft.saved')}
        </p>
      )}
      <div className="en-dialog-buttons">
        {modal.isFollowed && <MeanwhileLine {...modal.meanwhile} />}
        <LeaveButton>{say(modal.isAutosaved ? 'dialog.close' : 'row.cancel')}</LeaveButton>
        <AsyncButton onClick={modal.submit} disabled={modal.isBusy} keys={saveKeys}>
          {submit ?? say('row.save', { item })}
        </AsyncButton>
        {/* Comes last by Tab, on the way from the fields to Save a stop for nothing: keys take back from everywhere. */}
        <UndoButtons form={modal.form} isBusy={modal.isBusy} />
      </div>
    </>
  );
}
