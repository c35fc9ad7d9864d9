import { useId, useState } from 'react';
import { Button, Dialog } from '../../../../engine/react/index.ts';
import { changedFiles } from '../draft.ts';
import type { StudioState } from '../use-studio.ts';

export interface SendDialogProps {
  readonly studio: StudioState;
  readonly onClose: () => void;
}

/** Asks what the change is for before it is sent to be published. */
export function SendDialog({ studio, onClose }: SendDialogProps) {
  const id = useId();
  const [title, setTitle] = useState(studio.draft.done.at(-1)?.label ?? '');
  const count = changedFiles(studio.draft).length;
  return (
    <Dialog
      title="Send to be published"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Back to the draft</Button>
          <Button
            look="primary"
            disabled={title.trim() === ''}
            onClick={() => {
              onClose();
              void studio.submit(title.trim());
            }}
          >
            Send
          </Button>
        </>
      }
    >
      <p>
        {count === 1 ? 'The change of 1 file' : `The changes of ${count} files`} is looked at and published by
        somebody else. You can take it back until then.
      </p>
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          What is it for?
        </label>
        <input
          id={id}
          className="en-input"
          maxLength={200}
          data-autofocus
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </div>
    </Dialog>
  );
}
