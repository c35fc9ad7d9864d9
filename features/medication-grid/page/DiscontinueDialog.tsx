import { useId, useState } from 'react';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { TextArea } from '../../../engine/react/form/widgets/TextBox.tsx';
import {
  AsyncButton,
  Dialog,
  LeaveButton,
  messageOfError,
  Panel,
  useCodes,
  useDraftState,
} from '../../../engine/react/index.ts';
import { type Medication, medicationName } from './medications.ts';

export type Stop = NonNullable<Medication['discontinued']>;

export interface DiscontinueDialogProps {
  readonly medications: readonly Medication[];
  readonly today: string;
  readonly onStop: (medication: Medication, stop: Stop) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Asks for one reason and day to discontinue several medications; keeps those that failed to store, with the reason.
 */
export function DiscontinueDialog({ medications, today, onStop, onClose }: DiscontinueDialogProps) {
  const reasons = useCodes('discontinue-reasons')?.codes ?? [];
  /** Reasons why medications of the last attempt failed to store; those without one were stored. */
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>();
  const left = failures === undefined ? medications : medications.filter(({ _id }) => failures.has(_id));
  const [blank] = useState({ reason: '', date: today, note: '' });
  const [stop, setStop, draft] = useDraftState(
    `discontinue.${medications.map(({ _id }) => _id).join('.')}`,
    blank,
  );
  const [isBusy, setBusy] = useState(false);
  const noteId = useId();
  const [isTried, setTried] = useState(false);

  async function discontinue(): Promise<boolean> {
    setTried(true);
    if (stop.reason === '' || stop.date === '') return false;
    const failed = new Map<string, string>();
    setBusy(true);
    for (const medication of left) {
      try {
        await onStop(medication, stopOf(stop));
      } catch (error) {
        failed.set(medication._id, messageOfError(error, 'It could not be saved.'));
      }
    }
    setBusy(false);
    setFailures(failed);
    if (failed.size > 0) return false;
    draft.forget();
    onClose();
    return true;
  }

  return (
    <Dialog
      title={left.length === 1 ? 'Discontinue Medication' : `Discontinue ${left.length} Medications`}
      size="small"
      onClose={onClose}
      draft={draft}
      isBusy={isBusy}
      over={
        failures !== undefined && left.length > 0 ? <Failures of={left} failures={failures} /> : undefined
      }
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>Cancel</LeaveButton>
          <AsyncButton onClick={discontinue}>Discontinue</AsyncButton>
        </div>
      }
    >
      <ul className="mg-stopped">
        {medications.map((medication) => (
          <li key={medication._id} data-done={!left.includes(medication) || undefined}>
            <bdi>{medicationName(medication)}</bdi>
            {!left.includes(medication) && <span className="en-visually-hidden"> (discontinued)</span>}
          </li>
        ))}
      </ul>
      <div className="mg-fields">
        <label>
          Reason
          <select
            className="en-input en-select"
            value={stop.reason}
            aria-required="true"
            aria-invalid={isTried && stop.reason === '' ? true : undefined}
            onChange={({ target }) => setStop({ ...stop, reason: target.value })}
          >
            <option value="">Choose…</option>
            {reasons.map(({ code, display }) => (
              <option key={code} value={code}>
                {display}
              </option>
            ))}
          </select>
          {isTried && stop.reason === '' && <span className="mg-problem">Required</span>}
        </label>
        <label>
          Stop Date
          <input
            type="date"
            className="en-input"
            max={today}
            value={stop.date}
            required
            onChange={({ target }) => setStop({ ...stop, date: target.value })}
          />
          {isTried && stop.date === '' && <span className="mg-problem">Required</span>}
        </label>
        <div>
          <label htmlFor={noteId}>Note</label>
          <TextArea
            id={noteId}
            className="en-input"
            rows={2}
            maxLength={500}
            value={stop.note}
            onText={(note) => setStop({ ...stop, note })}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface FailuresProps {
  readonly of: readonly Medication[];
  readonly failures: ReadonlyMap<string, string>;
}

/** Lists the reasons of the failures; with a single medication, without its name. */
function Failures({ of, failures }: FailuresProps) {
  return (
    <Panel tone="danger" role="alert">
      {of.map((medication) => (
        <p key={medication._id}>
          {of.length > 1 && <bdi>{medicationName(medication)}: </bdi>}
          {failures.get(medication._id)}
        </p>
      ))}
    </Panel>
  );
}

function stopOf({
  reason,
  date,
  note,
}: {
  readonly reason: string;
  readonly date: string;
  readonly note: string;
}): Stop {
  return {
    reason: reason as NonNullable<Stop['reason']>,
    date,
    ...(tidyText(note) === '' ? {} : { note: tidyText(note) }),
  };
}
