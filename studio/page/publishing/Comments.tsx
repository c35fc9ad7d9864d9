import { useId, useState } from 'react';
import { formatDateTime } from '../../../engine/core/dates/dates.ts';
import { tidyText } from '../../../engine/core/text/clean-text.ts';
import { TextArea } from '../../../engine/react/form/widgets/TextBox.tsx';
import { Button, useDraftState } from '../../../engine/react/index.ts';
import type { StudioState } from '../use-studio.ts';
import type { ChangesState, WaitingChange } from './use-changes.ts';

export interface CommentsProps {
  readonly studio: StudioState;
  readonly changes: ChangesState;
  readonly change: WaitingChange;
}

const nothing = { text: '', path: '' };

/** Shows the comments on a waiting change, or on one of its files. */
export function Comments({ studio, changes, change }: CommentsProps) {
  const id = useId();
  const [{ text, path }, write] = useDraftState(`studio.comment.${change.id}`, nothing);
  const [isSending, setSending] = useState(false);
  const said = tidyText(text);
  const send = async () => {
    setSending(true);
    try {
      await changes.comment(change, said, path === '' ? undefined : path);
      write(undefined);
    } finally {
      setSending(false);
    }
  };
  return (
    <section className="studio-comments" aria-label="Comments">
      <h5>Comments</h5>
      <ol className="studio-links">
        {change.comments.map(({ author, at, revision, path: about, text: comment }) => (
          <li key={`${at} ${comment}`} className="studio-comment">
            <span className="studio-kind">
              {author}, {formatDateTime(at)}
              {about !== undefined && `, about ${about}`}
              {revision < change.revision && ', before the change was sent again'}
            </span>
            <p>{comment}</p>
          </li>
        ))}
      </ol>
      <div className="en-field">
        <label className="en-label" htmlFor={`${id}-about`}>
          About
        </label>
        <select
          id={`${id}-about`}
          className="en-input"
          value={path}
          disabled={isSending}
          onChange={({ target }) => write({ text, path: target.value })}
        >
          <option value="">The change as a whole</option>
          {change.files.map((file) => (
            <option key={file.path}>{file.path}</option>
          ))}
        </select>
      </div>
      <div className="en-field">
        <label className="en-label" htmlFor={id}>
          Comment
        </label>
        <TextArea
          id={id}
          className="en-input"
          rows={2}
          maxLength={2000}
          aria-describedby={`${id}-help`}
          value={text}
          readOnly={isSending}
          onText={(next) => write({ text: next, path })}
        />
        <p id={`${id}-help`} className="en-help">
          Everybody who may look at the Studio reads it. Write nothing about patients.
        </p>
      </div>
      <div className="studio-actions">
        <Button disabled={isSending || said === ''} onClick={() => void studio.doing(send)}>
          Add comment
        </Button>
      </div>
    </section>
  );
}
