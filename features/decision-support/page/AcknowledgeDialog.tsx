import { useId, useState } from 'react';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { TextArea } from '../../../engine/react/form/widgets/TextBox.tsx';
import {
  Button,
  Dialog,
  FailureNote,
  LeaveButton,
  messageOfError,
  useCodes,
  useDraftState,
} from '../../../engine/react/index.ts';
import type { Finding } from './checked.ts';
import type { AcknowledgedWith } from './use-acknowledgements.ts';

export interface AcknowledgeDialogProps {
  readonly patientId: string;
  readonly finding: Finding;
  readonly onSave: (finding: Finding, given: AcknowledgedWith) => Promise<void>;
  readonly onClose: () => void;
}

const needReason: ReadonlySet<string> = new Set(['contraindicated', 'major']);

const nothing = { reason: '', note: '' };

/** Asks why a finding is accepted and records the reason, which severe findings require. */
export function AcknowledgeDialog({ patientId, finding, onSave, onClose }: AcknowledgeDialogProps) {
  const reasons = useCodes('acknowledgement-reasons');
  const [{ reason, note }, write, draft] = useDraftState(`acknowledge.${patientId}.${finding.key}`, nothing);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const ids = { reason: useId(), note: useId() };
  const isNeeded = needReason.has(finding.severity);
  const isMissing = (isNeeded && reason === '') || (reason === 'other' && tidyText(note) === '');

  async function save(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const words = tidyText(note);
      await onSave(finding, {
        ...(reason === '' ? {} : { reason }),
        ...(words === '' ? {} : { note: words }),
      });
      draft.forget();
      onClose();
    } catch (error) {
      setFailure(messageOfError(error, 'An error occurred'));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Acknowledge finding"
      size="small"
      onClose={onClose}
      draft={draft}
      isBusy={isBusy}
      over={failure && <FailureNote text={failure} />}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>Cancel</LeaveButton>
          <Button look="primary" onClick={() => void save()} disabled={isBusy || isMissing}>
            Acknowledge
          </Button>
        </div>
      }
    >
      <p>{finding.message}</p>
      <div className="en-field">
        <label className="en-label" htmlFor={ids.reason}>
          Reason{isNeeded ? ' (required)' : ''}
        </label>
        <select
          id={ids.reason}
          className="en-input"
          required={isNeeded}
          value={reason}
          onChange={({ target }) => write({ reason: target.value, note })}
          data-autofocus
        >
          <option value="">Choose a reason</option>
          {(reasons?.codes ?? []).map(({ code, display }) => (
            <option key={code} value={code}>
              {display}
            </option>
          ))}
        </select>
      </div>
      <div className="en-field">
        <label className="en-label" htmlFor={ids.note}>
          Note{reason === 'other' ? ' (required)' : ''}
        </label>
        <TextArea
          id={ids.note}
          className="en-input"
          dir="auto"
          rows={3}
          maxLength={1000}
          value={note}
          onText={(next) => write({ reason, note: next })}
        />
      </div>
    </Dialog>
  );
}
