import './terms.css';
import Markdown from 'markdown-to-jsx/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { calendarToday, formatDateWithMonth } from '../../../engine/core/dates/dates.ts';
import { fillTemplate } from '../../../engine/core/text/template.ts';
import {
  Button,
  Dialog,
  FailureNote,
  messageOfError,
  useEngine,
  useProduct,
} from '../../../engine/react/index.ts';
import type { Terms } from './use-terms.ts';

export interface TermsDialogProps {
  readonly terms: Terms;
  /** Called when the user accepts the terms. Rejects with the gateway's refusal. */
  readonly onAccept: () => Promise<void>;
  readonly onDecline: () => void;
}

/** Shows the terms of use as a modal dialog, which ends only by agreeing or logging out. */
export function TermsDialog({ terms, onAccept, onDecline }: TermsDialogProps) {
  const { messages, info } = useProduct();
  const { timeZone } = useEngine().clock;
  const title = messages['eula.title'] ?? '';
  const day = formatDateWithMonth(calendarToday(new Date(terms.createdAt), timeZone));
  const [failure, setFailure] = useState<string>();
  const version = fillTemplate(messages['eula.version'] ?? '', { id: terms.id, day });
  return (
    <>
      <Dialog
        title={title}
        contextLine={version}
        mustAnswer
        onClose={stay}
        over={failure && <FailureNote text={failure} />}
        footer={<Agreement key={terms.id} onFailure={setFailure} {...{ onAccept, onDecline }} />}
      >
        <p className="terms-intro">{fillTemplate(messages['eula.intro'] ?? '', { product: info.title })}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="terms-text" aria-label={title} tabIndex={0} data-autofocus>
          <TermsText content={terms.content} />
        </section>
      </Dialog>
      {createPortal(
        <div className="terms-on-paper" aria-hidden="true">
          <h1>{`${info.title}: ${title}`}</h1>
          <p>{version}</p>
          <TermsText content={terms.content} />
        </div>,
        document.body,
      )}
    </>
  );
}

/** Ignores a request to close, such as Escape, since only the buttons close the dialog. */
function stay(): void {}

interface AgreementProps extends Pick<TermsDialogProps, 'onAccept' | 'onDecline'> {
  readonly onFailure: (failure: string | undefined) => void;
}

function Agreement({ onAccept, onDecline, onFailure }: AgreementProps) {
  const { messages } = useProduct();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isRead, setRead] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function agree(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isRead) {
      setProblem(messages['required']);
      box.current?.focus();
      return;
    }
    setBusy(true);
    onFailure(undefined);
    try {
      await onAccept();
    } catch (error) {
      onFailure(messageOfError(error, messages['save-failed'] ?? ''));
      setBusy(false);
    }
  }

  return (
    <form className="terms-agreement" noValidate onSubmit={(event) => void agree(event)}>
      <div className="terms-read">
        <input
          ref={box}
          id={id}
          type="checkbox"
          className="en-checkbox"
          required
          checked={isRead}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => {
            setRead(event.currentTarget.checked);
            setProblem(undefined);
          }}
        />
        <label htmlFor={id}>{messages['eula.checkbox']}</label>
        {problem !== undefined && (
          <span id={`${id}-problem`} className="en-error" role="alert">
            {problem}
          </span>
        )}
      </div>
      <div className="en-dialog-buttons">
        <Button className="terms-print" onClick={() => window.print()}>
          {messages['eula.print']}
        </Button>
        <Button onClick={onDecline} disabled={isBusy}>
          {messages['eula.decline']}
        </Button>
        <Button look="primary" type="submit" disabled={isBusy}>
          {messages['eula.accept']}
        </Button>
      </div>
    </form>
  );
}

/** Shows Markdown terms; tags written into them appear as text and have no effect. */
function TermsText({ content }: { readonly content: string }) {
  return (
    <Markdown options={{ disableParsingRawHTML: true, forceBlock: true, wrapper: 'div' }}>{content}</Markdown>
  );
}
