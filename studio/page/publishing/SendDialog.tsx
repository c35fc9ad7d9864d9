import { useId, useState } from 'react';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { TextBox } from '../../../engine/react/form/widgets/TextBox.tsx';
import { Button, Dialog, LeaveButton, useDraftState } from '../../../engine/react/index.ts';
import { changedFiles } from '../draft.ts';
import type { StudioState } from '../use-studio.ts';
import { Examples } from './Examples.tsx';

export interface SendDialogProps {
  readonly studio: StudioState;
  readonly onClose: () => void;
}

/** Asks for the purpose of a change, then submits it for publication. */
export function SendDialog({ studio, onClose }: SendDialogProps) {
  const id = useId();
  const { done } = studio.draft;
  // Suggests the label of a single step; the label of the last of several would not describe their purpose.
  const [first] = useState(done.length === 1 ? (done[0]?.label ?? '') : '');
  const [title, setTitle, draft] = useDraftState('studio.purpose', first);
  // Deletes the draft of the purpose only once it is sent, so that a failed submission loses no text.
  const send = async () => void ((await studio.submit(tidyText(title))) && draft.forget());
  const count = changedFiles(studio.draft).length;
  return (
    <Dialog
      title="Send to be published"
      onClose={onClose}
      draft={draft}
      footer={
        <div className="en-dialog-buttons">
          <LeaveButton>Back to the draft</LeaveButton>
          <Button
            look="primary"
            disabled={tidyText(title) === ''}
            onClick={() => {
              onClose();
              void send();
            }}
          >
            Send
          </Button>
        </div>
      }
    >
      <p>
        {count === 1 ? 'The change of 1 file waits' : `The changes of ${count} files wait`} under Publishing
        to be reviewed and published. Until then you can take {count === 1 ? 'it' : 'them'} back.
      </p>
      <div className="en-field studio-purpose">
        <label className="en-label" htmlFor={id}>
          Purpose of the change
        </label>
        <TextBox
          id={id}
          className="en-input"
          maxLength={200}
          data-autofocus
          value={title}
          onText={setTitle}
        />
      </div>
      <Examples studio={studio} sent={studio.sent} heading="h3" />
    </Dialog>
  );
}
