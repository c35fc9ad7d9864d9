import { useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../context/use-messages.ts';
import { IconButton } from '../parts/Button.tsx';
import { CloseIcon, Spinner } from '../parts/icons.tsx';
import './dialog-frame.css';
import './dialog-opening.css';
import { dropTyping, holdTyping } from './hold-typing.ts';

export interface DialogLoadingProps {
  readonly title: string;
  /** Cancels the opening of the dialog. */
  readonly onClose: () => void;
}

/**
 * Renders the frame of a dialog while its content loads. Keeps the focus on the button, to which the dialog
 * returns it later; the frame is therefore a status for assistive technology, not a dialog. What is typed
 * meanwhile goes into the dialog.
 */
export function DialogLoading({ title, onClose }: DialogLoadingProps) {
  const say = useMessages();
  useLayoutEffect(holdTyping, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      dropTyping();
      onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return createPortal(
    <div className="en-opening" aria-busy="true">
      <div className="en-dialog-frame" role="status">
        <div className="en-dialog-header">
          <strong className="en-dialog-title">{title}</strong>
          <IconButton label={say('dialog.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <p className="en-state">
          <Spinner />
          <span>{say('loading')}</span>
        </p>
      </div>
    </div>,
    document.body,
  );
}
