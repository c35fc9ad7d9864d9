import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { JsonObject } from '../../core/json/json.ts';
import { editorMessages } from '../../core/messages/editor-messages.ts';
import { registerMessages } from '../../core/messages/messages.ts';
import type { NextRow } from '../../core/product/tab.ts';
import { messageOfError } from '../client/call-error.ts';
import { useEngine } from '../context/engine-context.ts';
import { useMessages } from '../context/use-messages.ts';
import { useKept } from '../data/use-kept.ts';
import { notify } from '../notifications/notify.ts';
import { useLeadOn } from '../parts/use-lead-on.ts';
import { linkOf } from '../table/link-of.ts';
import { KeyButton } from './KeyButton.tsx';
import { type SearchRun, searchBody } from './search-body.ts';
import { useLastRow } from './use-last-row.ts';

registerMessages(editorMessages);

export interface NextButtonProps {
  readonly tab: string;
  readonly next: NextRow;
  /** Search from which the next row is taken. */
  readonly run: SearchRun;
  /** Index to which the focus returns once the taken row is no longer listed. */
  readonly index: number;
}

/**
 * Maximum number of taken rows that are remembered and left out when the next one is taken; an older one may be
 * offered again.
 */
const mostHad = 100;

/** Renders the button that takes the next row to work on and opens it. */
export function NextButton({ tab, next, run, index }: NextButtonProps) {
  const { search } = run;
  const { client } = useEngine();
  const say = useMessages();
  const leadOn = useLeadOn();
  const navigate = useNavigate();
  const lastRow = useLastRow(tab, search);
  const [had, setHad] = useKept<readonly string[]>(`${tab}.${search}.had`, []);
  const [isBusy, setBusy] = useState(false);

  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const body = { ...searchBody(run), leaveOut: had };
      const answer = (await client.call(next.call, {
        body,
        idempotencyKey: crypto.randomUUID(),
      })) as JsonObject;
      if (answer['id'] === undefined) return void notify({ kind: 'info', message: next.none });
      setHad([...had, String(answer['id'])].slice(-mostHad));
      lastRow.keep({ key: String(answer['id']), index });
      show(linkOf(next.open, answer));
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('load-failed')) });
    } finally {
      setBusy(false);
    }
  };
  // Opens the page of the taken row; if the user has left this page meanwhile, shows a notice with a link to
  // it.
  const show = (page: string) => {
    if (leadOn(page)) return;
    const action = { label: say('next.open'), act: () => void navigate(page) };
    notify({ kind: 'info', sticky: true, message: say('next.ready', { title: next.title }), action });
  };
  return (
    <KeyButton
      look="primary"
      disabled={isBusy}
      title={next.title}
      letter={next.key}
      act={() => void take()}
    />
  );
}
