import { Modal } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { CloseIcon } from '../parts/icons.tsx';
import { Locked } from '../parts/Locked.tsx';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import { LeavableFooter } from './LeavableFooter.tsx';
import { OverEnd } from './OverEnd.tsx';
import './dialog-frame.css';
import './dialog.css';
import { useMessages } from '../context/use-messages.ts';
import { entrySlots } from './entry-slots.ts';
import type { OpenDraft } from './use-draft-state.ts';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';
import { useTyping } from './use-typing.ts';

export interface DialogProps {
  readonly title: string;
  /** Line under the title that names the subject of the record. */
  readonly contextLine?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** True to read the content out when the dialog opens: for a question, not for a form. */
  readonly isQuestion?: boolean;
  /** Closes at once. Where something was typed, it is called after a question alone. */
  readonly onClose: () => void;
  /** Draft of typed values, kept over a reload and forgotten when the user discards it. */
  readonly draft?: OpenDraft;
  /** The way out of its content, where that knows best what is typed. */
  readonly guard?: LeaveGuard;
  /** True to disable the close button and Escape while an action runs, during which nothing can be typed. */
  readonly isBusy?: boolean;
  /** True where only the footer's buttons close the dialog: no close button, and Escape is ignored. */
  readonly mustAnswer?: boolean;
  /** Response to a press: over the end of the content, or below a question, without moving anything. */
  readonly over?: ReactNode;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** Renders a dialog over the page; the focus enters, stays inside, and returns to its origin. */
export function Dialog(props: DialogProps) {
  const {
    title,
    contextLine,
    size = 'medium',
    isQuestion = false,
    onClose,
    draft,
    isBusy = false,
    mustAnswer = false,
    over,
    footer,
    children,
  } = props;
  useReturnedFocus();
  const { isTyped, watch } = useTyping();
  const own = useLeaveGuard({
    isTyped: () => draft?.isTyped === true || isTyped(),
    onLeave() {
      draft?.forget();
      onClose();
    },
  });
  const guard = props.guard ?? own;
  const hasOver = over !== undefined && over !== '';
  const say = useMessages();
  return (
    <MantineFrame>
      <Modal.Root
        opened
        onClose={() => !isPopupOpen() && guard.leave()}
        classNames={{ content: `en-dialog-frame en-dialog en-dialog-${size}` }}
        closeOnClickOutside={false}
        closeOnEscape={!isBusy && !mustAnswer}
        lockScroll={false}
        centered
        returnFocus={false}
        transitionProps={{ duration: 120, transition: 'fade' }}
        data-en-dialog=""
      >
        <Modal.Overlay className="en-scrim" />
        <Modal.Content>
          <div className="en-dialog-header">
            <div>
              <Modal.Title className="en-dialog-title">{title}</Modal.Title>
              {contextLine !== undefined && <p className="en-dialog-context">{contextLine}</p>}
            </div>
            {!mustAnswer && !isQuestion && <span ref={entrySlots.hold} className="en-dialog-entries" />}
            {!mustAnswer && (
              <IconButton label={say('dialog.close')} onClick={guard.leave} disabled={isBusy}>
                <CloseIcon />
              </IconButton>
            )}
          </div>
          <div className="en-dialog-middle" {...watch}>
            {isQuestion ? (
              <Modal.Body className="en-dialog-body">{children}</Modal.Body>
            ) : (
              <Locked className="en-dialog-body" isLocked={isBusy}>
                {children}
              </Locked>
            )}
            {hasOver && !isQuestion && <OverEnd>{over}</OverEnd>}
          </div>
          <div className="en-dialog-footer">
            <LeavableFooter {...{ guard, isBusy }}>{footer}</LeavableFooter>
          </div>
          {hasOver && isQuestion && <div className="en-dialog-below">{over}</div>}
        </Modal.Content>
      </Modal.Root>
    </MantineFrame>
  );
}

/** Reports whether a list of suggestions or a calendar is open over the dialog, which Escape closes first. */
function isPopupOpen(): boolean {
  return document.querySelector('[aria-haspopup][aria-expanded="true"]') !== null;
}

/** Returns the focus to the element focused when the dialog opened, e.g. a button. */
function useReturnedFocus(): void {
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(
    () => () => {
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
