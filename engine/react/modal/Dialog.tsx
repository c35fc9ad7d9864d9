import { Modal } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { CloseIcon, Icon } from '../parts/icons.tsx';
import { Locked } from '../parts/Locked.tsx';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import { LeavableFooter } from './LeavableFooter.tsx';
import { OverEnd } from './OverEnd.tsx';
import './dialog-frame.css';
import './dialog.css';
import { useMessages } from '../context/use-messages.ts';
import { entrySlots } from './entry-slots.ts';
import type { BesideChoice } from './use-beside.ts';
import type { OpenDraft } from './use-draft-state.ts';
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.ts';
import { useTyping } from './use-typing.ts';

export interface DialogProps {
  readonly title: string;
  /** Line under the title that names the subject of the record. */
  readonly contextLine?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  /** True where screen readers read the content when the dialog opens: for a question, not for a form. */
  readonly isQuestion?: boolean;
  /** Closes the dialog at once; called only after a confirmation if the user has typed something. */
  readonly onClose: () => void;
  /** Draft of the typed values. It survives a reload, and is deleted when the user discards it. */
  readonly draft?: OpenDraft;
  /**
   * Guard of the content that asks before typed text is discarded; by default, the dialog's own, which only
   * watches the inputs.
   */
  readonly guard?: LeaveGuard;
  /** True while an action runs and nothing can be typed; disables the close button and Escape. */
  readonly isBusy?: boolean;
  /** True where only the footer's buttons close the dialog: no close button, and Escape is ignored. */
  readonly mustAnswer?: boolean;
  /**
   * Answer to a press of a button, shown over the end of the content, or below a question, so that nothing moves.
   */
  readonly over?: ReactNode;
  /** Choice of the user whether the dialog stands beside the page; absent where it lies over the page. */
  readonly beside?: BesideChoice;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/**
 * Renders a dialog over the page. The focus moves into the dialog, stays there, and afterwards returns to where it
 * was.
 */
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
    beside,
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
        classNames={{
          content: `en-dialog-frame en-dialog en-dialog-${size} ${beside?.isOn === true ? 'en-dialog-beside' : ''}`,
        }}
        closeOnClickOutside={false}
        closeOnEscape={!isBusy && !mustAnswer}
        lockScroll={false}
        centered
        returnFocus={false}
        transitionProps={{ duration: 120, transition: 'fade' }}
        data-en-dialog=""
      >
        <Modal.Overlay className="en-scrim" />
        <Modal.Content ref={focusFirst}>
          <div className="en-dialog-header">
            <div>
              <Modal.Title className="en-dialog-title">{title}</Modal.Title>
              {contextLine !== undefined && <div className="en-dialog-context">{contextLine}</div>}
            </div>
            {!mustAnswer && !isQuestion && <span ref={entrySlots.hold} className="en-dialog-entries" />}
            {beside !== undefined && (
              <IconButton
                className="en-dialog-beside-toggle"
                label={say('dialog.beside')}
                aria-pressed={beside.isOn}
                onClick={beside.turn}
              >
                <Icon>
                  <rect x="2.25" y="2.75" width="11.5" height="10.5" rx="1.5" />
                  <path d="M8.75 2.75v10.5M11.25 5.5v0M11.25 8v0" />
                </Icon>
              </IconButton>
            )}
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

/** Focuses the first field as soon as it is there, before the next key: Mantine's focus trap waits for a timer. */
function focusFirst(content: HTMLElement | null): void {
  content?.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true });
}

/**
 * Reports whether something is open over the dialog that Escape closes first: a list of suggestions, a calendar, or the
 * picking of a part of the page.
 */
function isPopupOpen(): boolean {
  return document.querySelector('[aria-haspopup][aria-expanded="true"], part-picker') !== null;
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
