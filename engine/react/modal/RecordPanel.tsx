import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../context/use-messages.ts';
import { Locked } from '../parts/Locked.tsx';
import { LeavableFooter } from './LeavableFooter.tsx';
import { PanelAnswer } from './PanelAnswer.tsx';
import { RecordBody, RecordFooter, saveAnswer } from './RecordBody.tsx';
import type { RecordModalProps } from './record-modal-props.ts';
import './record-panel.css';
import { useRecordModal } from './use-record-modal.ts';

/** Renders the content of `RecordModal` in place of the page's content, for a form that needs the room. */
export function RecordPanel(props: RecordModalProps) {
  const modal = useRecordModal(props);
  const say = useMessages();
  const root = useRef<HTMLElement>(null);
  const { item } = props;
  const answer = saveAnswer({ ...props, modal });
  const title = props.title ?? say(props.mode === 'add' ? 'row.add' : 'row.edit', { item });
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  return (
    <section ref={root} className="en-record-panel" aria-label={title}>
      <h2 className="en-record-panel-title">{title}</h2>
      <Locked isLocked={modal.isBusy}>
        <RecordBody above={props.above} contextLine={props.contextLine} mode={props.mode} modal={modal} />
      </Locked>
      <div className="en-record-panel-footer">
        {answer !== undefined && <PanelAnswer>{answer}</PanelAnswer>}
        <LeavableFooter guard={modal.guard} isBusy={modal.isBusy}>
          <RecordFooter {...props} modal={modal} />
        </LeavableFooter>
      </div>
    </section>
  );
}
